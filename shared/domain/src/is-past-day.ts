import { daysBetween, localDateAt, type LocalDate } from './local-date.ts';

/** Airlines open their flights this many days ahead; a search beyond is refused. */
export const searchHorizonDays = 361;

/** True when the day is over in the zone of departure. "Today" can still be sold. */
export function isPastDay(day: LocalDate, now: Date, timeZone: string): boolean {
  return day < localDateAt(now, timeZone);
}

/** True when the day lies further ahead than airlines sell. */
export function isTooFarAhead(day: LocalDate, now: Date, timeZone: string): boolean {
  return daysBetween(localDateAt(now, timeZone), day) > searchHorizonDays;
}
