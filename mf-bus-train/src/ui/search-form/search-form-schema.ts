import { fields } from '@aylal/contracts';
import type { LocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { dayFault } from '../../domain/read-trip.ts';

/** A search as the form holds it: an empty text where nothing is chosen. */
export type SearchFormValues = { _from: string; _to: string; depart_date: string };

export const emptySearch: SearchFormValues = { _from: '', _to: '', depart_date: '' };

/** A search that can be asked for. */
export interface LandSearch {
  readonly _from: string;
  readonly _to: string;
  readonly depart_date: LocalDate;
}

/** Where from, where to (ids of `place`), and a day on which tickets are sold. */
export function searchFormSchema(
  place: v.GenericSchema<string, string>,
  now: Date,
): v.GenericSchema<SearchFormValues, LandSearch> {
  return v.pipe(
    v.object({
      _from: place,
      _to: place,
      depart_date: v.pipe(v.string(), v.nonEmpty('validation_required'), fields.localDate),
    }),
    v.forward(
      v.check(({ depart_date }) => dayFault(depart_date, now) !== 'validation_date_past', 'validation_date_past'),
      ['depart_date'],
    ),
    v.forward(
      v.check(({ depart_date }) => dayFault(depart_date, now) !== 'dates.tooFar', 'dates.tooFar'),
      ['depart_date'],
    ),
  );
}
