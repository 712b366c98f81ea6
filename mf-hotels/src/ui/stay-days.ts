import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { formatDay, formatDayWithYear } from '@aylal/shell';

/** "12/18, Ба – 12/21, Да". */
export function stayDays(
  { check_in, check_out }: { check_in: LocalDate; check_out: LocalDate },
  locale: Locale,
): string {
  return `${formatDay(check_in, locale)} – ${formatDay(check_out, locale)}`;
}

/** The same with the year, for what is booked: "2026/12/18, Ба – 2026/12/21, Да". */
export function bookedDays(
  { check_in, check_out }: { check_in: LocalDate; check_out: LocalDate },
  locale: Locale,
): string {
  return `${formatDayWithYear(check_in, locale)} – ${formatDayWithYear(check_out, locale)}`;
}
