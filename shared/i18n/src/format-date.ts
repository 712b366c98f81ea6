import { dateFormat, type LocalDate, type Locale } from '@aylal/domain';
import { intlLocale } from './intl-locale.ts';

const atNoon = (date: LocalDate) => new Date(`${date}T12:00:00Z`);

/** Mongolian weekdays, short as the look writes them in lists, and whole: browsers ship without them and would speak another language. */
const mnWeekdays = ['Ня', 'Да', 'Мя', 'Лх', 'Пү', 'Ба', 'Бя'];
const mnWholeWeekdays = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба'];

/** A day in a list: `12/19, Бя`, `Sat, 19 Dec`. */
export function formatDay(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') return `${date.slice(5, 7)}/${date.slice(8, 10)}, ${mnWeekdays[atNoon(date).getUTCDay()]}`;
  return dateFormat(intlLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(atNoon(date));
}

/** A day on a ticket: `12-р сарын 19, Бямба`, `Saturday 19 December 2026`. */
export function formatFullDay(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') {
    return `${Number(date.slice(5, 7))}-р сарын ${Number(date.slice(8, 10))}, ${mnWholeWeekdays[atNoon(date).getUTCDay()]}`;
  }
  return dateFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(atNoon(date));
}

/** A month heading: `2026 оны 12-р сар`, `December 2026`. */
export function formatMonth(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') return `${date.slice(0, 4)} оны ${Number(date.slice(5, 7))}-р сар`;
  return dateFormat(intlLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(atNoon(date));
}

/** An instant in a zone, with the day: `11/21 14:24`, `21 Nov, 14:24`. */
export function formatInstant(instant: string, locale: Locale, timeZone = 'Asia/Ulaanbaatar'): string {
  const at = new Date(instant);
  if (locale === 'mn') {
    const parts = Object.fromEntries(
      dateFormat('en-GB', {
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      })
        .formatToParts(at)
        .map((part) => [part.type, part.value]),
    );
    return `${parts['month']}/${parts['day']} ${parts['hour']}:${parts['minute']}`;
  }
  return dateFormat(intlLocale(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
}

/** The clock time of an instant in a zone: `14:52`. */
export function formatClock(instant: string, timeZone = 'Asia/Ulaanbaatar'): string {
  return dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );
}
