import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { LocalDate } from './local-date.ts';

dayjs.extend(utc);

const dayFormat = 'YYYY-MM-DD';

export function addDays(date: LocalDate, days: number): LocalDate {
  return dayjs.utc(date).add(days, 'day').format(dayFormat) as LocalDate;
}

/** The same day of the month so many months later, or the last day of a month that is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return dayjs.utc(date).add(months, 'month').format(dayFormat) as LocalDate;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (dayjs.utc(date).day() + 6) % 7;
}
