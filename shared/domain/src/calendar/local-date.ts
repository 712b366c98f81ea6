declare const day: unique symbol;

/** What a calendar day has that no other text has; an interface, so that declarations of other packages can name it. */
export interface DayMark {
  readonly [day]: true;
}

/** A calendar day without zone, `YYYY-MM-DD`, that exists. Text becomes one by `localDate` or the contracts' field alone. */
export type LocalDate = string & DayMark;

/** True for a day that exists: 2026-02-29 does not. Without dayjs, because every day of every answer is checked by it. */
export function isLocalDate(value: string): value is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** The day that a text names. Throws `RangeError` for any other text. */
export function localDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError(`no day: ${text.slice(0, 20)}`);
  return text;
}

/** The day of a local time such as `2026-09-01T06:45`. Throws `RangeError` for a text that begins with no day. */
export function dayOf(localTime: string): LocalDate {
  return localDate(localTime.slice(0, 10));
}

/** The day that a field of a form has; an empty text for anything that is no day. */
export function typedDay(text: string): LocalDate | '' {
  return isLocalDate(text) ? text : '';
}
