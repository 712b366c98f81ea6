export type DateParts = { year: string; month: string; day: string };

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** `YYYY-MM-DD` once all three parts are there, and an empty string while none is; what is typed halfway stays as it is, and is no day. Whether a day exists is the form's rule. */
export function joinDateParts({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  if (year.length !== 4 || !month || !day) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
