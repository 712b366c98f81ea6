import type { WalletTransaction } from '@aylal/contracts/wallet';

/** The words of a file: its headings, and what a kind and a state are called. */
export interface StatementLabels {
  readonly headings: readonly [date: string, kind: string, reference: string, amount: string, state: string];
  kind(kind: WalletTransaction['kind']): string;
  state(status: WalletTransaction['status']): string;
}

/** A statement as a table file (RFC 4180) that Excel opens in any language: money that left is below zero, instants are UTC. */
export function statementCsv(lines: readonly WalletTransaction[], labels: StatementLabels): string {
  const rows = lines.map((line) => [
    line.created_at ?? '',
    labels.kind(line.kind),
    line.description,
    String(line.transfer_type === 'WITHDRAW' ? -line.amount : line.amount),
    labels.state(line.status),
  ]);
  return `\uFEFF${[labels.headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A word that a table programme would take for a formula is kept a word. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
