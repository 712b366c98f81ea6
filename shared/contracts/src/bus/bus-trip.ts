import * as v from 'valibot';
import { isLocalDate, type LocalDate } from '@aylal/domain/calendar';

/** From where, to where, on which day. */
export interface BusTrip {
  readonly stop: string;
  readonly end: string;
  readonly date: LocalDate;
}

/** A trip as addresses write it (GAP-52): `101-201-2026-12-05`. Refuses a day that does not exist and a way to where one is. */
export const busTrip = v.pipe(
  v.string('validation_required'),
  v.regex(/^\d{3}-\d{3}-\d{4}-\d{2}-\d{2}$/, 'validation_invalid'),
  v.transform((text) => ({ stop: text.slice(0, 3), end: text.slice(4, 7), date: text.slice(8) })),
  v.guard(isBusTrip, 'validation_invalid'),
);

function isBusTrip(trip: Omit<BusTrip, 'date'> & { readonly date: string }): trip is BusTrip {
  return trip.stop !== trip.end && isLocalDate(trip.date);
}

/** The same in one word. */
export function writeBusTrip({ stop, end, date }: BusTrip): string {
  return `${stop}-${end}-${date}`;
}
