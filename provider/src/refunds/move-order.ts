import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';

/** Puts a locked order into the status that its refunds give it, and tells its page. */
export async function moveOrder(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  ref_number: string,
  status: FlightOrderRow['status'],
): Promise<FlightOrderRow> {
  const order = await tx
    .updateTable('flight_orders')
    .set({ status })
    .where('ref_number', '=', ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await events.publish(tx, 'order/changed', { ref_number });
  return order;
}
