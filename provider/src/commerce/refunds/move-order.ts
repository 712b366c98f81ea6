import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Puts a locked order into the status that its refunds give it, and tells its page. */
export async function moveOrder(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  ref_number: string,
  status: OrderRow['status'],
): Promise<OrderRow> {
  const order = await tx
    .updateTable('orders')
    .set({ status })
    .where('ref_number', '=', ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await events.publish(tx, 'order/changed', { ref_number });
  return order;
}
