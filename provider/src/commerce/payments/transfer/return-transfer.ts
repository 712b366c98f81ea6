import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { accounts, post } from '../../ledger/ledger.ts';
import { addWorkAgain, finishWork } from '../../work-list/work-list.ts';
import { isWaitingTransfer, type TransferReturnTable } from './transfer-tables.ts';

/** How a transfer goes back: paid by us to the sender's account, or by the bank itself (`to` null). */
export interface WantedReturn {
  readonly id: string;
  readonly record: number;
  readonly to: { readonly bank_name: string; readonly account_name: string } | null;
}

type Returned = Pick<TransferReturnTable, 'record' | 'reference' | 'bank_name'>;

/** Sends a waiting transfer back and ends its work. What the bank has returned is booked at once, what we pay once it is paid. False for a transfer that does not wait. */
export async function returnTransfer(
  { ids }: Pick<Deps, 'ids'>,
  tx: Tx,
  { id, record, to }: WantedReturn,
  now: number,
): Promise<boolean> {
  await lockTransfer(tx, record);
  const waiting = await tx
    .selectFrom('bank_transfers')
    .select('record')
    .where('record', '=', record)
    .where(isWaitingTransfer)
    .executeTakeFirst();
  if (!waiting) return false;
  const row = {
    ...{ id, record, reference: ids.reference('RTN'), asked_at: now },
    ...(to ?? { bank_name: '', account_name: '' }),
    ...(to
      ? ({ state: 'paying', next_at: now, finished_at: null } as const)
      : ({ state: 'returned', next_at: null, finished_at: now } as const)),
  };
  await tx.insertInto('transfer_returns').values(row).execute();
  await finishWork(tx, 'unmatched-transfer', `TRF-${record}`, now);
  if (!to) await postReturned(tx, row, now);
  return true;
}

/** Books that a transfer has gone back: out of our account by the bank itself, or paid from the account of payouts. */
export async function postReturned(tx: Tx, { record, reference, bank_name }: Returned, now: number): Promise<void> {
  const { amount } = await lockTransfer(tx, record);
  await post(tx, {
    kind: 'transfer-returned',
    reference,
    at: now,
    entries: [
      { account: accounts.unmatchedTransfers, amount },
      { account: accounts.partnerClearing(bank_name === '' ? 'transfer' : 'payout'), amount: -amount },
    ],
  });
}

/** Puts the work of a transfer back on the list that the bank does not send to this account. */
export async function askAgain(tx: Tx, { record, bank_name }: Returned, now: number): Promise<void> {
  const { amount, purpose, sender } = await lockTransfer(tx, record);
  await addWorkAgain(tx, {
    kind: 'unmatched-transfer',
    reference: `TRF-${record}`,
    amount,
    task: `The bank refuses to pay this transfer back to account ${sender} at ${bank_name}. Ask the bank, and decide again.`,
    at: now,
    raw: { record, amount, purpose, sender },
  });
}

/** The transfer, so that nobody else decides on it before this transaction ends. */
function lockTransfer(tx: Tx, record: number) {
  return tx
    .selectFrom('bank_transfers')
    .select(['amount', 'purpose', 'sender'])
    .where('record', '=', record)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
