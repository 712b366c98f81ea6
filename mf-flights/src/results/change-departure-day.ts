import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { addDays, daysBetween, type LocalDate } from '@aylal/domain/calendar';
import { movedTrips, readNextTrips, writeNextTrips } from '@aylal/domain/flights';
import { viewKeys } from './results-address.ts';

/** The same search and filters on another departure day, opened no further; what follows keeps its distance. */
export function changeDepartureDay(
  search: URLSearchParams,
  criteria: FlightSearchQuery,
  date: LocalDate,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of viewKeys) next.delete(key);
  next.set('depart_date', date);
  const moved = daysBetween(criteria.depart_date, date);
  if (criteria.return_date) next.set('return_date', addDays(criteria.return_date, moved));
  if (criteria.next_trips)
    next.set('next_trips', writeNextTrips(movedTrips(readNextTrips(criteria.next_trips), moved)));
  return next;
}
