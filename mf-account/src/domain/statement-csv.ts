import type { WalletTransaction } from '@aylal/contracts/wallet';
import { writeCsv } from '@aylal/domain/tables';

/** The words of a file: its headings, and what a kind and a state are called. */
export interface StatementLabels {
  readonly headings: readonly [date: string, kind: string, reference: string, amount: string, state: string];
  kind(kind: WalletTransaction['kind']): string;
  state(status: WalletTransaction['status']): string;
}

/** A statement as a table file: money that left is below zero, instants are UTC. */
export function statementCsv(lines: readonly WalletTransaction[], labels: StatementLabels): string {
  const rows = lines.map((line) => [
    line.created_at ?? '',
    labels.kind(line.kind),
    line.description,
    String(line.transfer_type === 'WITHDRAW' ? -line.amount : line.amount),
    labels.state(line.status),
  ]);
  return writeCsv([labels.headings, ...rows]);
}
