import type { OrderProduct } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';

const FIRST_RETRY_MS = 30_000;
const RETRY_AT_MOST_MS = 15 * 60_000;

/** A paid order of a product whose goods are due: being issued, and due again after a while in case nobody comes back from the supplier. Undefined when nothing is due. */
export async function claimDue(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  product: OrderProduct,
): Promise<FlightOrderRow | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('flight_orders')
      .select(['ref_number', 'issue_attempts'])
      .where('status', 'in', [orderStatus.paid, orderStatus.beingIssued])
      .where('product', '=', product)
      .where('next_issue_at', '<=', now)
      .orderBy('next_issue_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(due.issue_attempts, 10), RETRY_AT_MOST_MS);
    const order = await tx
      .updateTable('flight_orders')
      .set({ status: orderStatus.beingIssued, issue_attempts: due.issue_attempts + 1, next_issue_at: now + wait })
      .where('ref_number', '=', due.ref_number)
      .returningAll()
      .executeTakeFirst();
    await events.publish(tx, 'order/changed', { ref_number: due.ref_number });
    return order;
  });
}

/** The customer hears of a delay once, and that the money is safe. */
export async function keepDelay(deps: Deps, order: FlightOrderRow): Promise<void> {
  deps.logger.warn('issue-delayed', { ref_number: order.ref_number, attempts: order.issue_attempts });
  if (order.issue_failed_at !== null) return;
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('flight_orders')
      .set({ issue_failed_at: deps.clock.now() })
      .where('ref_number', '=', order.ref_number)
      .execute();
    await sendOrderMail(deps, tx, order, 'issue-delayed');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
}
