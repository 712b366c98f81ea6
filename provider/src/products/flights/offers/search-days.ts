import { addDays, daysBetween, type LocalDate } from '@aylal/domain/calendar';
import type { OfferSearch } from './offer-key.ts';
import { movedSearch, tripsOf } from './search-trips.ts';

/** The same search on every day up to so many before and after, in order; what follows the departure keeps its distance. */
export function searchesAround(search: OfferSearch, days: number): OfferSearch[] {
  return Array.from({ length: 2 * days + 1 }, (_, index) => movedSearch(search, index - days));
}

/** The searches of a month's days (NEED-36): one way, a round trip of `stay` days, or the returns of the departure that is given. */
export function searchesOfMonth(
  search: Omit<OfferSearch, 'departDate' | 'returnDate'>,
  days: readonly LocalDate[],
  wish: { readonly stay: number | null; readonly departDate: LocalDate | null },
): OfferSearch[] {
  const { stay, departDate } = wish;
  if (departDate !== null)
    return days
      .filter((day) => daysBetween(departDate, day) >= 0)
      .map((returnDate) => ({ ...search, departDate, returnDate }));
  return days.map((day) => ({
    ...search,
    departDate: day,
    returnDate: stay === null ? undefined : addDays(day, stay),
  }));
}

/** The first departure and the last one of all searches. */
export function daysOfSearches(searches: readonly OfferSearch[]): [LocalDate, LocalDate] {
  const days = searches.flatMap((search) => tripsOf(search).map(({ date }) => date)).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no searches to take the days of');
  return [first, last];
}
