import type { Money } from '@aylal/domain/money';
import { sql } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Every transfer that came in on our account, as the bank numbers it; `invoice_id` null where nobody knows what it is for. */
    bank_transfers: {
      record: number;
      amount: Money;
      purpose: string;
      sender: string;
      at: number;
      invoice_id: string | null;
    };
    transfer_returns: TransferReturnTable;
  }
}

/**
 * A transfer on its way back to its sender. `id` is that of the wish, `reference` ours at the bank; `bank_name` and `account_name` are empty where the bank has returned it by itself.
 * `paying` until the bank has paid; one that the bank refuses is `refused`, and its transfer waits again.
 */
export interface TransferReturnTable {
  id: string;
  record: number;
  reference: string;
  state: 'paying' | 'returned' | 'refused';
  bank_name: string;
  account_name: string;
  asked_at: number;
  attempts: import('kysely').Generated<number>;
  next_at: number | null;
  finished_at: number | null;
}

/** Whether a transfer waits for a person: no order has it, and it is not on its way back. */
export const isWaitingTransfer = sql<boolean>`bank_transfers.invoice_id is null and not exists (
  select from transfer_returns r where r.record = bank_transfers.record and r.state <> 'refused')`;
