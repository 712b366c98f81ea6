import type { OrderRow } from '../../commerce/orders/order-row.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** 404 for a number that no order has. */
export async function knownOrder(db: Db | Tx, ref: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref.toUpperCase())
    .executeTakeFirst();
  if (!order) throw refuse('not-found');
  return order;
}
