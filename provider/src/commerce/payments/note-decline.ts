import type { DeclineReason } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import type { KnownInvoice } from './invoice-store.ts';

/** Stores why the latest try to pay an invoice did not go through, and tells the pages that watch its order. */
export async function noteDecline(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { id, ref_number }: Pick<KnownInvoice, 'id' | 'ref_number'>,
  declined: DeclineReason | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('invoices')
      .set({ declined })
      .where('id', '=', id)
      .where('declined', 'is distinct from', declined)
      .returning('id')
      .executeTakeFirst();
    if (changed) await events.publish(tx, 'order/changed', { ref_number });
  });
}
