import { busStopId, fields, type BusTrip } from '@aylal/contracts';
import * as v from 'valibot';
import { dayFault } from '../domain/read-trip.ts';

/** The search as the form holds it: an empty text where nothing is chosen. */
export type SearchFormValues = { _from: string; _to: string; depart_date: string };

export const emptySearch: SearchFormValues = { _from: '', _to: '', depart_date: '' };

/** Where from, where to, and a day on which buses are sold. */
export function searchFormSchema(now: Date): v.GenericSchema<SearchFormValues, BusTrip> {
  return v.pipe(
    v.object({
      _from: busStopId,
      _to: busStopId,
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
    v.transform(({ _from, _to, depart_date }) => ({ stop: _from, end: _to, date: depart_date })),
  );
}
