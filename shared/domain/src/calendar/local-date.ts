/** A calendar day without zone, `YYYY-MM-DD`. */
export type LocalDate = string & { readonly __localDate?: never };

/** True for a day that exists: 2026-02-29 does not. Without dayjs, because every day of every answer is checked by it. */
export function isLocalDate(value: string): value is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
