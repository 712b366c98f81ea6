export type DateParts = { year: string; month: string; day: string };

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** `YYYY-MM-DD` once all three parts are there, else an empty string. Whether such a day exists is the form's rule. */
export function joinDateParts({ year, month, day }: DateParts): string {
  if (year.length !== 4 || !month || !day) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
