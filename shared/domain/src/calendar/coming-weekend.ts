import { addDays, weekdayOf } from './day-arithmetic.ts';
import type { LocalDate } from './local-date.ts';

const FRIDAY = 4;

/** Friday to Sunday of the weekend that one can still plan: the next one from Thursday on, because its rooms and seats go first. */
export function comingWeekend(today: LocalDate): { readonly friday: LocalDate; readonly sunday: LocalDate } {
  const days = FRIDAY - weekdayOf(today);
  const friday = addDays(today, days > 1 ? days : days + 7);
  return { friday, sunday: addDays(friday, 2) };
}
