import { dateFormat } from './intl-cache.ts';

/** A calendar day without zone, `YYYY-MM-DD`. */
export type LocalDate = string & { readonly __localDate?: never };

/** True for a day that exists: 2026-02-29 does not. */
export function isLocalDate(value: string): value is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as LocalDate;
}

/** The same day of the month so many months later, or the last day of a month that is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const at = new Date(`${date}T00:00:00Z`);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  at.setUTCDate(Math.min(day, at.getUTCDate()));
  return at.toISOString().slice(0, 10) as LocalDate;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The calendar day that an instant falls on in a zone, such as `Asia/Ulaanbaatar`. Throws `RangeError` for an unknown zone. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  const format = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(instant) as LocalDate;
}
