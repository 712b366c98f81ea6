import type { Tx } from '../../platform/database/database.ts';

/** Ends what was asked of the customer of an order: it is refunded, or its journey is over. */
export async function endChanges(tx: Tx, ref_number: string): Promise<void> {
  await tx
    .updateTable('partner_changes')
    .set({ state: 'ended', next_at: null })
    .where('ref_number', '=', ref_number)
    .where('state', 'in', ['open', 'accepting'])
    .execute();
}
