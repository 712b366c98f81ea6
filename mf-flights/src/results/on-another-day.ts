import type { FlightSearchQuery } from '@aylal/contracts';
import { addDays, daysBetween, type LocalDate } from '@aylal/domain';

/** The same search and filters on another departure day; a round trip keeps its length. */
export function onAnotherDay(search: URLSearchParams, criteria: FlightSearchQuery, date: LocalDate): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('depart_date', date);
  if (criteria.return_date)
    next.set('return_date', addDays(date, daysBetween(criteria.depart_date, criteria.return_date)));
  return next;
}
