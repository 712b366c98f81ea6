import { trainSearchQuery, type TrainSearchQuery } from '@aylal/contracts/trains';
import * as v from 'valibot';
import { emptySearch, type SearchFormValues } from '../ui/search-form/search-form-schema.ts';
import { typedDayFault } from './read-trip.ts';

/** What an address says of a search: the trains that it asks for, or what is in the form and what is wrong with its day. */
export interface TrainAddress {
  /** Null while something is missing or wrong. */
  readonly query: TrainSearchQuery | null;
  /** Undefined when the address says nothing. */
  readonly start: SearchFormValues | undefined;
  readonly fault: string | undefined;
}

export function readTrainSearch(search: URLSearchParams, now: Date): TrainAddress {
  const parsed = v.safeParse(trainSearchQuery, Object.fromEntries(search));
  const faulty = new Set(parsed.issues?.map((issue) => v.getDotPath(issue)));
  const text = (key: keyof SearchFormValues) => (faulty.has(key) ? '' : (search.get(key) ?? ''));
  const start = { _from: text('_from'), _to: text('_to'), depart_date: text('depart_date') };
  const fault = typedDayFault(start.depart_date, now);
  const said = Object.keys(emptySearch).some((key) => search.has(key));
  return { query: parsed.success && !fault ? parsed.output : null, start: said ? start : undefined, fault };
}
