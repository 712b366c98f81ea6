import * as v from 'valibot';
import { flightSearchQuery, type FlightSearchQuery } from '@aylal/contracts';
import { isPastDay, isTooFarAhead, localDateAt } from '@aylal/domain';
import { homeZone } from './read-search.ts';

/** The search as the form holds it: the words of the address, an empty text where nothing is chosen. */
export type SearchFormValues = {
  _from: string;
  _to: string;
  depart_date: string;
  return_date: string;
  trip_type: 'OW' | 'RT';
  adult: number;
  child: number;
  infant: number;
};

/** The contract's rules and the two that need a calendar. What comes out is what the address and the provider take. */
export function searchFormSchema(now: Date): v.GenericSchema<SearchFormValues, FlightSearchQuery> {
  const today = localDateAt(now, homeZone);
  const past = (day: string | undefined) => day !== undefined && isPastDay(day, today);
  const tooFar = (day: string | undefined) => day !== undefined && isTooFarAhead(day, today);
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
  );
}

/** A one-way search has no return; a date that is not chosen is no date. */
function withoutUnused({ return_date, ...rest }: SearchFormValues): v.InferInput<typeof flightSearchQuery> {
  return rest.trip_type === 'OW' || return_date === '' ? rest : { ...rest, return_date };
}
