/** Days are `YYYY-MM-DD`, months `YYYY-MM`; both compare as text. Arithmetic is done in UTC, so no zone can shift a day. */

const DAY_MS = 86_400_000;

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(date: string, count: number): string {
  const month = shiftMonth(monthOf(date), count);
  return `${month}-${String(Math.min(Number(date.slice(8)), daysInMonth(month))).padStart(2, '0')}`;
}

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function shiftMonth(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function daysInMonth(month: string): number {
  return new Date(Date.parse(`${shiftMonth(month, 1)}-01`) - DAY_MS).getUTCDate();
}

/** 0 is Monday: every calendar of ours starts there. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
}

/** The weeks of a month, Monday first; places of other months are null. */
export function monthWeeks(month: string): (string | null)[][] {
  const days = Array.from(
    { length: daysInMonth(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const cells = [...Array<null>(weekdayOf(`${month}-01`)).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
}

export function clampDay(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** All months from one to another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

export function nightsBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
}
