import type { OrderRefund } from '@aylal/contracts/orders';
import type { Money } from '@aylal/domain/money';
import type { ColumnType, Selectable } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    refunds: RefundTable;
  }
}

/** A refund that was asked for; instants are milliseconds of the provider's clock. `account` is sealed, `masked_account` is shown (PII-2). */
export interface RefundTable {
  id: string;
  ref_number: string;
  state: OrderRefund['state'];
  tickets: ColumnType<readonly string[], string, never>;
  reason: string;
  fare: Money;
  fee: Money;
  discount: Money;
  back: Money;
  bank_name: string;
  account_name: string;
  account: string;
  masked_account: string;
  /** Before this instant nothing leaves to the account (SEC-3); null when nothing is to be waited for. */
  payout_from: number | null;
  sent_at: number;
  finished_at: number | null;
  attempts: ColumnType<number, number | undefined, number>;
  /** When the airline or the bank is to be asked; null once nothing is to be done. */
  next_at: number | null;
}

export type RefundRow = Selectable<RefundTable>;
