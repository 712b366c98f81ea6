import type { Deps } from '../deps.ts';
import { addWork } from '../work-list/work-list.ts';
import { giveUpUndelivered } from './expire-order.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';
import { lockOrder } from './order-store.ts';

/**
 * Ends a paid order whose partner has not made its goods in time: the money goes back to the customer's wallet, the customer is told, and a person makes sure that
 * nothing is left open at the partner, whose answer we may only have missed.
 */
export async function giveUpOrder(deps: Deps, { ref_number }: FlightOrderRow): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, ref_number);
    if (order?.status !== orderStatus.beingIssued) return;
    await giveUpUndelivered(deps, tx, order, now);
    const task = `${order.product}: not delivered in time, paid back to the wallet. Cancel it at the partner if it was made.`;
    await addWork(tx, { kind: 'not-delivered', reference: ref_number, amount: order.paid, task, at: now });
    deps.logger.error('order-given-up', { ref_number, product: order.product, attempts: order.issue_attempts });
  });
}
