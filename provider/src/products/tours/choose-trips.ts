import type { TripSearchQuery } from '@aylal/contracts/trips';
import { foldPlaceName, locales, loosePlaceName } from '@aylal/domain/language';
import type { SupplierTrip } from './trip-supplier.ts';

const lengths = { short: [1, 3], middle: [4, 6], long: [7, 999] } as const;

/** The trips that are asked for and have a date to come, those that leave first before the others. What only fits a loose spelling is last. */
export function chooseTrips(
  trips: readonly SupplierTrip[],
  { text, kind, length, month }: Omit<TripSearchQuery, 'page'>,
): readonly SupplierTrip[] {
  const [least, most] = length ? lengths[length] : [1, 999];
  const wished = trips.filter(
    (trip) =>
      trip.departures.length > 0 &&
      (!kind || trip.kind === kind) &&
      trip.days >= least &&
      trip.days <= most &&
      (!month || trip.departures.some(({ date, free }) => free > 0 && date.startsWith(month))),
  );
  const inOrder = wished.toSorted((a, b) => firstDate(a).localeCompare(firstDate(b)) || a.id.localeCompare(b.id));
  if (foldPlaceName(text) === '') return text === '' ? inOrder : [];
  const exact = inOrder.filter((trip) => holds(trip, text, foldPlaceName));
  const loose = inOrder.filter((trip) => !exact.includes(trip) && holds(trip, text, loosePlaceName));
  return [...exact, ...loose];
}

/** Names and places are found in any language. */
function holds({ title, route }: SupplierTrip, text: string, fold: (name: string) => string): boolean {
  const asked = fold(text);
  return [title, ...route].some((names) => locales.some((locale) => fold(names[locale]).includes(asked)));
}

function firstDate({ departures }: SupplierTrip): string {
  return (departures.find(({ free }) => free > 0) ?? departures[0])?.date ?? '';
}
