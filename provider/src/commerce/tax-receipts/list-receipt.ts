import type { Deps } from '../../platform/deps.ts';
import { addWork } from '../work-list/work-list.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Puts a receipt on the work list of which only the tax office can say whether it is in force. */
export async function listReceipt(
  { clock, db, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  { number, ref_number, amount }: Pick<ReceiptRow, 'number' | 'ref_number' | 'amount'>,
  task: string,
): Promise<void> {
  logger.error('receipt-unresolved', { ref_number, number });
  await addWork(db, {
    kind: 'receipt-failed',
    reference: `${ref_number}-${number}`,
    amount,
    task,
    at: clock.now(),
  });
}
