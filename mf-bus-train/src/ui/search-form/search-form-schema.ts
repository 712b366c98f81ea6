import { fields } from '@aylal/contracts';
import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { dayFault } from '../../domain/read-trip.ts';

/** A search as the form holds it: an empty text where nothing is chosen. */
export type SearchFormValues = { _from: string; _to: string; depart_date: string; return_date: string };

const emptySearch: SearchFormValues = { _from: '', _to: '', depart_date: '', return_date: '' };

/** A form in which nothing is chosen but the day: today. */
export function searchOfToday(now: Date): SearchFormValues {
  return { ...emptySearch, depart_date: homeDate(now) };
}

/** What was typed before, without the days that have passed since. */
export function withoutPastDays(typed: SearchFormValues, now: Date): SearchFormValues {
  const today = homeDate(now);
  const isPast = (day: string) => day !== '' && day < today;
  return {
    ...typed,
    ...(isPast(typed.depart_date) && { depart_date: today }),
    ...(isPast(typed.return_date) && { return_date: '' }),
  };
}

/** A search that can be asked for; there and back with a `return_date`. */
export interface LandSearch {
  readonly _from: string;
  readonly _to: string;
  readonly depart_date: LocalDate;
  readonly return_date?: LocalDate | undefined;
}

/** Where from, where to (ids of `place`), and the days on which tickets are sold: of the way back none, or not before the way out. */
export function searchFormSchema(
  place: v.GenericSchema<string, string>,
  now: Date,
): v.GenericSchema<SearchFormValues, LandSearch> {
  const day = v.pipe(
    fields.localDate,
    v.check((date) => dayFault(date, now) !== 'validation_date_past', 'validation_date_past'),
    v.check((date) => dayFault(date, now) !== 'dates.tooFar', 'dates.tooFar'),
  );
  return v.pipe(
    v.object({
      _from: place,
      _to: place,
      depart_date: v.pipe(v.string(), v.nonEmpty('validation_required'), day),
      return_date: v.pipe(
        v.string(),
        v.transform((text) => text || undefined),
        v.optional(day),
      ),
    }),
    v.forward(
      v.check(
        ({ depart_date, return_date }) => return_date === undefined || return_date >= depart_date,
        'validation_return_before_departure',
      ),
      ['return_date'],
    ),
  );
}
