import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { post } from '../../ledger/ledger.ts';
import { expireOrder } from '../expire-order.ts';
import { orderCreatedPosting } from '../order-ledger.ts';
import type { OrderRow } from '../order-row.ts';

/** Brings a locked order that has ended back for late money, when its goods are still to be had and nobody booked the same since: they are held again, and the debt is back. False when it cannot be. */
export async function reviveOrder(deps: Deps, tx: Tx, order: OrderRow, now: number): Promise<boolean> {
  await expireOrder(deps, tx, order.ref_number, now);
  const rival = await tx
    .selectFrom('orders')
    .select('ref_number')
    .where('status', 'in', [1, 2, 3, 4])
    .where((where) =>
      where.or([where('fingerprint', '=', order.fingerprint), where('quote_ref', '=', order.quote_ref)]),
    )
    .executeTakeFirst();
  if (rival) return false;
  const units = await deps.products[order.product].unitsToHoldAgain?.(deps, tx, order);
  const hold = units && { orderRef: order.ref_number, units, quantity: order.quantity };
  if (!hold || !(await deps.inventory.hold(tx, hold))) return false;
  await post(tx, orderCreatedPosting(order, now));
  return true;
}
