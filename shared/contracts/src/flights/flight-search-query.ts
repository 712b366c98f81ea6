import * as v from 'valibot';
import type { LocalDate } from '@aylal/domain/calendar';
import { nextTripFaults, readNextTrips, tripLimits, type TripType } from '@aylal/domain/flights';
import { infantsFit } from '@aylal/domain/people';
import { localDate, placeCode, sent, wholeNumber } from '../fields.ts';

/** The counts of FLIGHT-14 and GAP-35. */
export const passengerCounts = {
  adult: v.optional(wholeNumber(1, 17, 'validation_adult_count'), 1),
  child: v.optional(wholeNumber(0, 17, 'validation_child_count'), 0),
  infant: v.optional(wholeNumber(0, 17, 'validation_infant_count'), 0),
};

/** The trips after the first of a journey over several towns (proposed): `ICN-NRT-2026-12-22_NRT-UBN-2026-12-28`. */
export const nextTrips = v.pipe(
  v.string('validation_trips'),
  v.maxLength(19 * (tripLimits.max - 1), 'validation_trips'),
);

interface OverTowns {
  readonly trip_type: TripType;
  readonly depart_date: LocalDate;
  readonly next_trips?: string | undefined;
}

/** Tells what is wrong with the trips after the first, each fault at its field, such as `next_trips.0._to`. Of other trip types they mean nothing. */
export function checkNextTrips<T extends OverTowns>(): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.trip_type !== 'MT') return;
    const { next_trips = '', depart_date } = dataset.value;
    const trips = readNextTrips(next_trips);
    const at = (key: string | number): v.IssuePathItem => ({
      type: 'unknown',
      origin: 'value',
      input: next_trips,
      key,
      value: next_trips,
    });
    if (trips.length < tripLimits.min - 1 || trips.length >= tripLimits.max)
      addIssue({ message: 'validation_trips', path: [at('next_trips')] });
    for (const { index, field, fault } of nextTripFaults(depart_date, trips))
      addIssue({ message: fault, path: [at('next_trips'), at(index), at(field)] });
  });
}

const entries = {
  _from: placeCode,
  _to: placeCode,
  depart_date: localDate,
  return_date: v.optional(localDate),
  trip_type: v.optional(v.picklist(['OW', 'RT', 'MT'], 'validation_trip_type'), 'OW'),
  next_trips: v.optional(nextTrips),
  ...passengerCounts,
};

/**
 * The search of ROUTE-51 and ROUTE-52, the same words in the page address and in NEED-14. Refuses one place twice, a round trip without
 * return date, a return before departure, a journey over several towns (`MT`) whose trips are not two to six in order, and more infants than adults. Whether a date is past needs a clock: `isPastDay` of the domain.
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
  checkNextTrips(),
);

export type FlightSearchQuery = Omit<v.InferOutput<typeof flightSearchQuery>, 'return_date' | 'next_trips'> & {
  return_date?: LocalDate | undefined;
  next_trips?: string | undefined;
};
