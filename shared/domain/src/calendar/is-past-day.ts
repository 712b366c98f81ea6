import { daysBetween } from './day-arithmetic.ts';
import type { LocalDate } from './local-date.ts';

/** Airlines open their flights this many days ahead; a search beyond is refused. */
export const searchHorizonDays = 361;

/** True when the day is over; `today` is that of the zone of departure. "Today" can still be sold. */
export function isPastDay(day: LocalDate, today: LocalDate): boolean {
  return day < today;
}

/** True when the day lies further ahead than airlines sell. */
export function isTooFarAhead(day: LocalDate, today: LocalDate): boolean {
  return daysBetween(today, day) > searchHorizonDays;
}
