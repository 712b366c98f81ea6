import { locales } from '@aylal/domain';
import { orderTitle } from './order-title.ts';
import type { FlightOrderRow } from './order-row.ts';

/** What an order is found by, in lower case: its number, what it is called in each language, and the codes of its airports. */
export function orderWords(order: Pick<FlightOrderRow, 'ref_number' | 'offer' | 'product' | 'item'>): string {
  const codes = order.offer.trips.flatMap(({ flights }) =>
    flights.flatMap(({ departure_airport, arrival_airport }) => [departure_airport, arrival_airport]),
  );
  return foundBy([order.ref_number, ...locales.map((locale) => orderTitle(order, locale)), ...codes]);
}

/** Each text once, in lower case, in one line that is searched. */
export function foundBy(texts: readonly string[]): string {
  return [...new Set(texts)].join(' ').toLowerCase();
}
