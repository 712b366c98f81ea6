import type { Tx } from '../../platform/database/database.ts';
import { finishWork } from '../work-list/work-list.ts';

/** Ends what was asked of the customer of an order: it is refunded, or its journey is over. Nobody need answer any more. */
export async function endChanges(tx: Tx, ref_number: string, now: number): Promise<void> {
  await tx
    .updateTable('partner_changes')
    .set({ state: 'ended', next_at: null })
    .where('ref_number', '=', ref_number)
    .where('state', 'in', ['open', 'accepting'])
    .execute();
  await finishWork(tx, 'partner-change', ref_number, now);
}
