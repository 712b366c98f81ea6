import { dateFormat } from '../language/intl-cache.ts';
import type { LocalDate } from './local-date.ts';

/** Where the shop is: days of orders, receipts and reports are counted by this zone. */
export const homeZone = 'Asia/Ulaanbaatar';

/** The calendar day that an instant falls on in a zone, such as `Europe/Berlin`. Throws `RangeError` for an unknown zone. */
export function localDateAt(instant: Date | number, timeZone: string): LocalDate {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  ) as LocalDate;
}

/** The calendar day of an instant where the shop is. */
export function homeDate(instant: Date | number): LocalDate {
  return localDateAt(instant, homeZone);
}

/** Minutes that a zone is ahead of UTC at an instant. By `Intl`: the timezone plugin of dayjs makes a formatter for each call (decision 0313). */
export function offsetMinutes(timeZone: string, instant: number): number {
  const written = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(instant);
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
