import type { LocalDate } from '@aylal/domain';

/** Made once: a formatter costs as much as a statement of the database. Gives `YYYY-MM-DD`. */
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ulaanbaatar',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant, in milliseconds, where the customers are. */
export function customerDay(now: number): LocalDate {
  return format.format(now) as LocalDate;
}

/** When a calendar day begins where the customers are, in milliseconds: eight hours ahead of UTC, without summer time since 2017. */
export function startOfCustomerDay(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}
