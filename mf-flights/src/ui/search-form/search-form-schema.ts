import * as v from 'valibot';
import { flightSearchQuery, type FlightSearchQuery } from '@aylal/contracts/flights';
import { homeDate, isPastDay, isTooFarAhead, type LocalDate } from '@aylal/domain/calendar';
import { type SearchTrip, type TripType, writeNextTrips } from '@aylal/domain/flights';
import { lastTripDay } from './read-search.ts';

/** The search as the form holds it: the words of the address, an empty text where nothing is chosen. */
export type SearchFormValues = {
  _from: string;
  _to: string;
  depart_date: string;
  return_date: string;
  trip_type: TripType;
  /** The trips after the first, of a journey over several towns. */
  next_trips: SearchTrip[];
  adult: number;
  child: number;
  infant: number;
};

/** The contract's rules and the two that need a calendar. What comes out is what the address and the provider take. */
export function searchFormSchema(now: Date): v.GenericSchema<SearchFormValues, FlightSearchQuery> {
  const today = homeDate(now);
  const past = (day: LocalDate | undefined) => day !== undefined && isPastDay(day, today);
  const tooFar = (day: LocalDate | undefined) => day !== undefined && isTooFarAhead(day, today);
  return v.pipe(
    v.custom<SearchFormValues>((value) => typeof value === 'object' && value !== null),
    v.transform(withoutUnused),
    flightSearchQuery,
    v.forward(
      v.check((q) => !past(q.depart_date), 'validation_date_past'),
      ['depart_date'],
    ),
    v.forward(
      v.check((q) => !tooFar(q.depart_date), 'validation_date_too_far'),
      ['depart_date'],
    ),
    v.forward(
      v.check((q) => !tooFar(q.return_date), 'validation_date_too_far'),
      ['return_date'],
    ),
    v.forward(
      v.check((q) => !tooFar(lastTripDay(q)), 'validation_date_too_far'),
      ['next_trips'],
    ),
  );
}

/** What a trip type does not have is left out; a date that is not chosen is no date. */
function withoutUnused({ return_date, next_trips, ...rest }: SearchFormValues): v.InferInput<typeof flightSearchQuery> {
  return {
    ...rest,
    ...(rest.trip_type === 'RT' && return_date !== '' ? { return_date } : {}),
    ...(rest.trip_type === 'MT' ? { next_trips: writeNextTrips(next_trips) } : {}),
  };
}
