import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { Db, Tx } from '../../platform/database/database.ts';
import { orderStatus, type OrderRow } from './order-row.ts';

/** Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findCustomerOrder(db: Db | Tx, userId: string, ref: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref.toUpperCase())
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The order, locked until the end of the transaction. */
export async function lockOrder(tx: Tx, ref: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('ref_number', '=', ref).forUpdate().executeTakeFirst();
}

const LIVING: readonly OrderStatusCode[] = [
  orderStatus.awaitingPayment,
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.issued,
];

/** The living order that is in the way of a new one. */
export async function findDuplicate(
  tx: Tx,
  of: Pick<OrderRow, 'fingerprint' | 'quote_ref'>,
): Promise<OrderRow | undefined> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', LIVING)
    .where((where) => where.or([where('fingerprint', '=', of.fingerprint), where('quote_ref', '=', of.quote_ref)]))
    .execute();
  return rows.find(({ fingerprint }) => fingerprint === of.fingerprint) ?? rows[0];
}
