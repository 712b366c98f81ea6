import type { AccountDay } from '@aylal/contracts/office';
import { writeCsv } from '@aylal/domain/tables';

/** The words of a closing: its headings, and what a kind of account is called. */
export interface ClosingLabels {
  readonly headings: readonly [
    day: string,
    account: string,
    kind: string,
    debit: string,
    credit: string,
    balance: string,
  ];
  kind(kind: AccountDay['kind']): string;
}

/** The books of a day as a table file, in whole tögrög. */
export function closingCsv(day: string, accounts: readonly AccountDay[], { headings, kind }: ClosingLabels): string {
  return writeCsv([
    headings,
    ...accounts.map((one) => [
      day,
      one.account,
      kind(one.kind),
      String(one.debit),
      String(one.credit),
      String(one.balance),
    ]),
  ]);
}
