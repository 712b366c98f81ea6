import type { Db, Tx } from '../../platform/database/database.ts';
import type { RefundRow } from './refund-row.ts';

/** Every refund of an order, oldest first. */
export async function readRefunds(db: Db | Tx, ref: string): Promise<readonly RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('ref_number', '=', ref).orderBy('sent_at').execute();
}
