import { trainSearchQuery, type TrainSearchQuery } from '@aylal/contracts/trains';
import { typedDay } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { searchOfToday, type SearchFormValues } from '../ui/search-form/search-form-schema.ts';
import { keptOther, readBothWays, turned, type BothWays } from './both-ways.ts';
import { typedDayFault } from './read-trip.ts';

/** What an address says of a search: the trains that it asks for, or what is in the form and what is wrong with its day. */
export interface TrainAddress {
  /** Null while something is missing or wrong. */
  readonly query: TrainSearchQuery | null;
  /** Undefined when the address says nothing. */
  readonly start: SearchFormValues | undefined;
  readonly fault: string | undefined;
  /** There and back, where it is both. */
  readonly ways: BothWays | null;
}

export function readTrainSearch(search: URLSearchParams, now: Date): TrainAddress {
  const parsed = v.safeParse(trainSearchQuery, Object.fromEntries(search));
  const faulty = new Set(parsed.issues?.map((issue) => v.getDotPath(issue)));
  const empty = searchOfToday(now);
  const keys = Object.keys(empty) as (keyof SearchFormValues)[];
  const text = (key: keyof SearchFormValues) => (faulty.has(key) ? '' : (search.get(key) ?? empty[key]));
  const start: SearchFormValues = {
    _from: text('_from'),
    _to: text('_to'),
    depart_date: text('depart_date'),
    return_date: typedDay(text('return_date')),
  };
  const fault = typedDayFault(start.depart_date, now);
  const said = keys.some((key) => search.has(key));
  if (!parsed.success || fault) return { query: null, start: said ? start : undefined, fault, ways: null };
  const ways = readBothWays(search, parsed.output.depart_date, now);
  return { query: parsed.output, start: wayOut(start, ways), fault, ways };
}

/** The form has the way out, whichever way is shown. */
function wayOut(start: SearchFormValues, ways: BothWays | null): SearchFormValues {
  const { _from, _to, depart_date } = start;
  return ways?.shown === 'back'
    ? { _from: _to, _to: _from, depart_date: ways.other, return_date: depart_date }
    : { ...start, return_date: ways?.other ?? '' };
}

/** What the address of a search says of the way that is shown, and of the other one. */
export function addressesOf({ _from, _to, depart_date }: TrainSearchQuery, ways: BothWays) {
  return {
    here: { _from, _to, depart_date, ...keptOther(ways, depart_date) },
    there: { _from: _to, _to: _from, depart_date: ways.other, ...turned(ways, depart_date) },
  };
}
