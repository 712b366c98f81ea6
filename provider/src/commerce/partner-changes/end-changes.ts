import type { Tx } from '../../platform/database/database.ts';
import { finishWork } from '../work-list/work-list.ts';

/** Ends what was asked of the customer of an order: it is refunded, or its journey is over. */
export async function endChanges(tx: Tx, ref_number: string): Promise<void> {
  await tx
    .updateTable('partner_changes')
    .set({ state: 'ended', next_at: null })
    .where('ref_number', '=', ref_number)
    .where('state', 'in', ['open', 'accepting'])
    .execute();
}

/** The same where nobody need call any more either: the order was refunded otherwise, or its customer has taken other flights. */
export async function endNeedless(tx: Tx, ref_number: string, now: number): Promise<void> {
  await endChanges(tx, ref_number);
  await finishWork(tx, 'partner-change', ref_number, now);
}
