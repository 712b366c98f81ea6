import * as v from 'valibot';
import { infantsFit, type LocalDate } from '@aylal/domain';
import { localDate, placeCode, sent, wholeNumber } from '../fields.ts';

/** The counts of FLIGHT-14 and GAP-35. */
export const passengerCounts = {
  adult: v.optional(wholeNumber(1, 17, 'validation_adult_count'), 1),
  child: v.optional(wholeNumber(0, 17, 'validation_child_count'), 0),
  infant: v.optional(wholeNumber(0, 17, 'validation_infant_count'), 0),
};

const entries = {
  _from: placeCode,
  _to: placeCode,
  depart_date: localDate,
  return_date: v.optional(localDate),
  trip_type: v.optional(v.picklist(['OW', 'RT'], 'validation_trip_type'), 'OW'),
  ...passengerCounts,
};

/**
 * The search of ROUTE-51 and ROUTE-52, the same words in the page address and in NEED-14. Refuses one place twice, a round trip without
 * return date, a return before departure, and more infants than adults. Whether a date is past needs a clock: `isPastDay` of the domain.
 */
export const flightSearchQuery = v.pipe(
  sent(entries),
  v.forward(
    v.check((q) => q._from !== q._to, 'validation_same_place'),
    ['_to'],
  ),
  v.forward(
    v.check((q) => q.trip_type !== 'RT' || q.return_date !== undefined, 'validation_return_date_required'),
    ['return_date'],
  ),
  v.forward(
    v.check(
      (q) => q.trip_type !== 'RT' || q.return_date === undefined || q.return_date >= q.depart_date,
      'validation_return_before_departure',
    ),
    ['return_date'],
  ),
  v.forward(
    v.check((q) => infantsFit(q), 'validation_infant_per_adult'),
    ['infant'],
  ),
);

export type FlightSearchQuery = Omit<v.InferOutput<typeof flightSearchQuery>, 'return_date'> & {
  return_date?: LocalDate | undefined;
};
