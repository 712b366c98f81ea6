import type { LocalDate } from '@aylal/domain/calendar';
import { dateFormat, type Locale } from '@aylal/domain/language';
import { intlLocale } from '@aylal/shell';

/** The day of a text, with its year: 2026.11.09 in Mongolian, the language's medium form elsewhere (field-facts §4). */
export function contentDate(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') return date.replaceAll('-', '.');
  return dateFormat(intlLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
}
