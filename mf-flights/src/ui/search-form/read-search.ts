import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { homeDate, isPastDay, isTooFarAhead, isLocalDate } from '@aylal/domain/calendar';
import { readNextTrips } from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';

/** A search as an address says it: criteria, or the message key of the first fault of each field. */
export type ReadSearch = { ok: true; criteria: FlightSearchQuery } | { ok: false; faults: Record<string, string> };

/** Reads a search (ROUTE-51, ROUTE-52) and refuses days that are over or not yet on sale. */
export function readSearch(search: URLSearchParams, now: Date): ReadSearch {
  const checked = flightsRoutes.results.checkSearch(search);
  if (!checked.ok) return checked;
  const criteria = checked.search;
  const today = homeDate(now);
  if (isPastDay(criteria.depart_date, today)) return { ok: false, faults: { depart_date: 'validation_date_past' } };
  if (isTooFarAhead(criteria.depart_date, today))
    return { ok: false, faults: { depart_date: 'validation_date_too_far' } };
  if (criteria.return_date && isTooFarAhead(criteria.return_date, today))
    return { ok: false, faults: { return_date: 'validation_date_too_far' } };
  const last = lastTripDay(criteria);
  if (last && isTooFarAhead(last, today)) return { ok: false, faults: { next_trips: 'validation_date_too_far' } };
  return { ok: true, criteria };
}

/** The departure of the last trip of a journey over several towns; undefined for every other one. */
export function lastTripDay({ trip_type, next_trips = '' }: Pick<FlightSearchQuery, 'trip_type' | 'next_trips'>) {
  const last = trip_type === 'MT' ? readNextTrips(next_trips).at(-1) : undefined;
  return last && isLocalDate(last.depart_date) ? last.depart_date : undefined;
}

/** True when an address carries a search or parts of one. */
export function hasSearch(search: URLSearchParams): boolean {
  return hasTypedPlaces(search) || ['_from', '_to', 'depart_date'].some((key) => search.has(key));
}

/** True when a form without scripts has sent places as they were typed. */
export function hasTypedPlaces(search: URLSearchParams): boolean {
  return search.has('from_text') || search.has('to_text');
}

/** True when a search is to be shown in the form, although it could be made. */
export function isToChange(search: URLSearchParams): boolean {
  return search.has('change');
}
