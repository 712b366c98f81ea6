import type { BusStop } from '@aylal/contracts';
import { foldPlaceName, locales, loosePlaceName, meantPlaces, type Locale } from '@aylal/domain';
import type { BusNetwork, SupplierStop } from './bus-supplier.ts';

export function stopView({ id, name, town }: SupplierStop, locale: Locale): BusStop {
  return { id, name: name[locale], town: town[locale] };
}

/** Stops whose name or town begins with these letters in any language, or is meant by them (CALL-29); `all` and no letters give every stop. */
export function findStops({ stops }: BusNetwork, asked: string, locale: Locale): BusStop[] {
  const found = asked === '' || asked === 'all' ? stops : stops.filter((stop) => begins(stop, asked));
  return found.map((stop) => stopView(stop, locale));
}

function begins({ name, town }: SupplierStop, asked: string): boolean {
  const names = locales.flatMap((locale) => [name[locale], town[locale]]);
  return meantPlaces(asked).some((meant) => {
    const [key, loose] = [foldPlaceName(meant), loosePlaceName(meant)];
    return names.some((one) => foldPlaceName(one).startsWith(key) || loosePlaceName(one).startsWith(loose));
  });
}

/** Stops that are reached from a stop without a change (CALL-30), in the order of the network; undefined for a stop that there is not. */
export function findEnds({ stops, lines }: BusNetwork, from: string): readonly SupplierStop[] | undefined {
  if (!stops.some(({ id }) => id === from)) return undefined;
  const reached = new Set(lines.filter((line) => line.stops.includes(from)).flatMap((line) => line.stops));
  return stops.filter(({ id }) => id !== from && reached.has(id));
}
