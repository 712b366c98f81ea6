import { homeZone, type LocalDate } from '@aylal/domain/calendar';
import { dateFormat, type Locale } from '@aylal/domain/language';
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

/** The weekday and the day of a narrow column, one under the other: `Бя` over `12/19`, `Sat` over `19 Dec`. */
export function formatDayColumn(date: LocalDate, locale: Locale): { weekday: string; day: string } {
  if (locale === 'mn') {
    return { weekday: mnWeekdays[atNoon(date).getUTCDay()] ?? '', day: `${date.slice(5, 7)}/${date.slice(8, 10)}` };
  }
  const write = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(intlLocale(locale), { ...parts, timeZone: 'UTC' }).format(atNoon(date));
  return { weekday: write({ weekday: 'short' }), day: write({ day: 'numeric', month: 'short' }) };
}

/** A day in a list where the year may be in doubt, as of an order or a season: `2026/12/19, Бя`, `Sat, 19 Dec 2026`. */
export function formatDayWithYear(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') return `${date.slice(0, 4)}/${formatDay(date, locale)}`;
  return dateFormat(intlLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(atNoon(date));
}

/** A day on a ticket: `2026 оны 12-р сарын 19, Бямба`, `Saturday 19 December 2026`. */
export function formatFullDay(date: LocalDate, locale: Locale): string {
  if (locale === 'mn') {
    return `${date.slice(0, 4)} оны ${Number(date.slice(5, 7))}-р сарын ${Number(date.slice(8, 10))}, ${mnWholeWeekdays[atNoon(date).getUTCDay()]}`;
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
export function formatInstant(instant: string, locale: Locale, timeZone = homeZone): string {
  return instantFormat(locale, timeZone)(instant);
}

/** An instant on a paper or in a history: `2026/11/21 14:24`, `21 Nov 2026, 14:24`. */
export function formatInstantWithYear(instant: string, locale: Locale, timeZone = homeZone): string {
  return instantFormat(locale, timeZone, 'numeric')(instant);
}

/** A clock reading of some place, `2026-12-17 18:00`, whatever zone it is in: `2026/12/17 18:00`, `17 Dec 2026, 18:00`. */
export function formatPlaceTime(reading: string, locale: Locale): string {
  return formatInstantWithYear(`${reading.replace(' ', 'T')}Z`, locale, 'UTC');
}

/** Mongolian is put together by hand: browsers ship without it. */
function instantFormat(locale: Locale, timeZone: string, year?: 'numeric'): (instant: string) => string {
  const clock = { ...(year && { year }), hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  if (locale !== 'mn') {
    const format = dateFormat(intlLocale(locale), { ...clock, day: 'numeric', month: 'short' });
    return (instant) => format.format(new Date(instant));
  }
  const format = dateFormat('en-GB', { ...clock, day: '2-digit', month: '2-digit' });
  return (instant) => {
    const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
    const day = [parts.get('year'), parts.get('month'), parts.get('day')].filter(Boolean).join('/');
    return `${day} ${parts.get('hour')}:${parts.get('minute')}`;
  };
}

/** The clock time of an instant in a zone: `14:52`. */
export function formatClock(instant: string, timeZone = homeZone): string {
  return dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );
}
