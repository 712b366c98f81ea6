import type { BusStop } from '@aylal/contracts/bus';
import { foldPlaceName, locales, loosePlaceName, type Locale } from '@aylal/domain/language';
import { placeSynonyms } from '@aylal/domain/places';
import type { BusNetwork, SupplierStop } from './bus-supplier.ts';

export function stopView({ id, name, town }: SupplierStop, locale: Locale): BusStop {
  return { id, name: name[locale], town: town[locale] };
}

/** Stops whose name or town begins with these letters in any language, or is meant by them (CALL-29); `all` and no letters give every stop, the busiest town first. */
export function findStops(network: BusNetwork, asked: string, locale: Locale): BusStop[] {
  const { stops } = network;
  const found = asked === '' || asked === 'all' ? busiestFirst(network) : stops.filter((stop) => begins(stop, asked));
  return found.map((stop) => stopView(stop, locale));
}

function begins({ name, town }: SupplierStop, asked: string): boolean {
  const names = locales.flatMap((locale) => [name[locale], town[locale]]);
  return placeSynonyms(asked).some((meant) => {
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

/** The stations of the town that a stop lies in, itself among them; towns are distinguished by their Mongolian name. Empty for a stop that there is not. */
export function stationsOfTown({ stops }: BusNetwork, id: string): readonly SupplierStop[] {
  const town = stops.find((stop) => stop.id === id)?.town.mn;
  return stops.filter((stop) => stop.town.mn === town);
}

/** The stations of every other town that is reached from any station of this one; undefined for a stop that there is not. */
export function findTownEnds(network: BusNetwork, from: string): readonly SupplierStop[] | undefined {
  const stations = stationsOfTown(network, from);
  if (stations.length === 0) return undefined;
  const ends = stations.flatMap(({ id }) => findEnds(network, id) ?? []);
  const towns = new Set(ends.map(({ town }) => town.mn));
  return network.stops.filter((stop) => towns.has(stop.town.mn) && !stations.includes(stop));
}

/** The town from which one gets to most stops, and then the others in the order of the network. */
function busiestFirst(network: BusNetwork): readonly SupplierStop[] {
  const reach = network.stops.map(({ id, town }) => ({ town: town.mn, ends: findTownEnds(network, id)?.length ?? 0 }));
  const busiest = reach.reduce((best, one) => (one.ends > best.ends ? one : best), { town: '', ends: 0 }).town;
  return network.stops.toSorted((a, b) => Number(b.town.mn === busiest) - Number(a.town.mn === busiest));
}
