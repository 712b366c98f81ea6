import type { Db } from '../../../platform/database/database.ts';
import { voidReservation } from '../../wallets/reservations.ts';

/** Longer than any request may take (REL-1): who opened the invoice is gone. */
const UNCLAIMED_MS = 45_000;
const AT_ONCE = 50;

/** Releases what was reserved for an invoice that was never opened, because the request that opened it stumbled (MNY-12). Safe to repeat and to run in parallel. */
export async function freeUnclaimedMoney(db: Db, now: number): Promise<void> {
  const unclaimed = await db
    .selectFrom('invoices as i')
    .innerJoin('wallet_reservations as r', 'r.id', 'i.id')
    .select('i.id')
    .where('i.partner', '=', 'WALLET')
    .where('i.status', 'in', ['opening', 'failed'])
    .where('r.state', '=', 'held')
    .where('r.created_at', '<=', now - UNCLAIMED_MS)
    .orderBy('r.created_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of unclaimed) {
    await db.transaction().execute(async (tx) => {
      // A retry that opens it in this moment holds its row: then the money is claimed after all.
      const ended = await tx
        .updateTable('invoices')
        .set({ status: 'failed' })
        .where('id', '=', id)
        .where('status', 'in', ['opening', 'failed'])
        .returning('id')
        .executeTakeFirst();
      if (ended) await voidReservation(tx, id, now);
    });
  }
}
