import { fillText } from '../texts/fill-text.ts';
import type { UiTexts } from '../texts/ui-texts.tsx';
import { addMonths, weekdayOf } from './calendar-days.ts';

/** `2026 оны 12-р сарын 19, Бямба`: how a day is spoken. */
export function fullDateLabel(date: string, texts: UiTexts): string {
  return fillText(texts.fullDate, {
    year: Number(date.slice(0, 4)),
    month: texts.monthsInDate[Number(date.slice(5, 7)) - 1] ?? '',
    day: Number(date.slice(8)),
    weekday: texts.weekdaysLong[weekdayOf(date)] ?? '',
  });
}

/** `12/19, Бя`, `Sat 19 Dec`: how a day is written in a list of days. */
export function shortDateLabel(date: string, texts: UiTexts): string {
  return fillDate(texts.shortDate, date, texts);
}

/** The day of a field: without its year in the coming eleven months, and with it where it may be taken for the same day of another year. */
export function fieldDateLabel(date: string, today: string, texts: UiTexts): string {
  const near = date >= today && date <= addMonths(today, 11);
  return fillDate(near ? texts.shortDate : texts.shortDateWithYear, date, texts);
}

function fillDate(pattern: string, date: string, texts: UiTexts): string {
  return fillText(pattern, {
    year: Number(date.slice(0, 4)),
    mm: date.slice(5, 7),
    dd: date.slice(8),
    weekday: texts.weekdaysShort[weekdayOf(date)] ?? '',
    day: Number(date.slice(8)),
    weekdayAbbreviated: (texts.weekdaysLong[weekdayOf(date)] ?? '').slice(0, 3),
    monthAbbreviated: (texts.monthsInDate[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3),
  });
}

/** `2026 оны 12-р сар`: the heading of a month. */
export function monthTitle(month: string, texts: UiTexts): string {
  const text = fillText(texts.monthTitle, {
    year: Number(month.slice(0, 4)),
    month: texts.months[Number(month.slice(5)) - 1] ?? '',
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
