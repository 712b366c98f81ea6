import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { accounts, post } from '../../ledger/ledger.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { finishWork } from '../../work-list/work-list.ts';
import { findTransferInvoice } from './find-transfer-invoice.ts';
import { isWaitingTransfer } from './transfer-tables.ts';

/** A transfer that waits until somebody knows whose it is. */
export interface UnmatchedTransfer {
  readonly record: number;
  readonly amount: Money;
  readonly purpose: string;
  readonly sender: string;
  /** Milliseconds of the provider's clock when we first read of it. */
  readonly at: number;
}

const SHOWN = 500;

/** The transfers that nobody knows, oldest first, at most 500. */
export function unmatchedTransfers(db: Db): Promise<UnmatchedTransfer[]> {
  return db
    .selectFrom('bank_transfers')
    .select(['record', 'amount', 'purpose', 'sender', 'at'])
    .where(isWaitingTransfer)
    .orderBy('record')
    .limit(SHOWN)
    .execute();
}

/**
 * Gives a waiting transfer to an order: its money leaves the account of those that nobody knows, and is booked to the order by the next reading like any other, late or
 * too much included (MNY-7). Once only: `not-found` for a transfer that does not wait, `state-conflict` for an order that never asked for a transfer. `now` in milliseconds.
 */
export async function assignTransfer(tx: Tx, record: number, reference: string, now: number): Promise<void> {
  const invoiceId = await findTransferInvoice(tx, reference, now);
  if (invoiceId === undefined) throw refuse('state-conflict');
  // Who decides otherwise at the same time waits here, and finds it decided.
  await tx.selectFrom('bank_transfers').select('record').where('record', '=', record).forUpdate().execute();
  const assigned = await tx
    .updateTable('bank_transfers')
    .set({ invoice_id: invoiceId })
    .where('record', '=', record)
    .where(isWaitingTransfer)
    .returning('amount')
    .executeTakeFirst();
  if (!assigned) throw refuse('not-found');
  await finishWork(tx, 'unmatched-transfer', `TRF-${record}`, now);
  const { amount } = assigned;
  await post(tx, {
    kind: 'transfer-assigned',
    reference: `TRF-${record}`,
    at: now,
    entries: [
      { account: accounts.unmatchedTransfers, amount },
      { account: accounts.partnerClearing('transfer'), amount: -amount },
    ],
  });
}
