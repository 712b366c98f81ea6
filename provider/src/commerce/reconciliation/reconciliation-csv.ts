import type { Reconciliation } from './reconcile-day.ts';

const columns = ['day', 'partner', 'kind', 'payment_id', 'ref_number', 'partner_amount', 'our_amount'] as const;

/** A line of names, a line per difference, and a last one with the sums of both sides; RFC 4180. */
export function reconciliationCsv({ day, partner, differences, partner_total, our_total }: Reconciliation): string {
  const total = { kind: 'total', payment_id: '', ref_number: '', partner_amount: partner_total, our_amount: our_total };
  const rows = [...differences, total].map((row) => columns.map((name) => cell({ day, partner, ...row }[name])));
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** What a partner wrote is quoted, and cannot become a formula of the program that opens it. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
