import type { TransportSearchQuery } from '@aylal/contracts/transports';
import { foldPlaceName, locales, loosePlaceName } from '@aylal/domain/language';
import type { SupplierTransport } from './transport-supplier.ts';

/** The cars that are asked for, ways before hires and the cheapest first. What only fits a loose spelling is last. */
export function chooseTransports(
  transports: readonly SupplierTransport[],
  { text, kind }: Omit<TransportSearchQuery, 'page'>,
): readonly SupplierTransport[] {
  const inOrder = transports
    .filter((one) => !kind || one.kind === kind)
    .toSorted((a, b) => b.kind.localeCompare(a.kind) || a.price - b.price || a.id.localeCompare(b.id));
  if (foldPlaceName(text) === '') return text === '' ? inOrder : [];
  const exact = inOrder.filter((one) => holds(one, text, foldPlaceName));
  const loose = inOrder.filter((one) => !exact.includes(one) && holds(one, text, loosePlaceName));
  return [...exact, ...loose];
}

/** Names, places and vehicles are found in any language. */
function holds({ title, places, vehicle }: SupplierTransport, text: string, fold: (name: string) => string): boolean {
  const asked = fold(text);
  return [title, vehicle, ...places].some((names) => locales.some((locale) => fold(names[locale]).includes(asked)));
}
