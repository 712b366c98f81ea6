import type { OrderProduct } from '@aylal/contracts';
import { sql } from 'kysely';
import { claimNext } from '../claim-next.ts';
import type { Deps } from '../deps.ts';
import { giveUpAt } from './give-up-at.ts';
import { giveUpOrder } from './give-up-order.ts';
import { paidOrderOf } from './money-back-at.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';

const FIRST_RETRY_MS = 30_000;
/** A bed bank may take a minute for a booking: until then nobody else may look whether there is one. */
const FIRST_RETRY_OF_HOTELS_MS = 120_000;
const RETRY_AT_MOST_MS = 15 * 60_000;

/** A paid order of a product whose goods are due: being issued, and due again after a while in case nobody comes back from the supplier. Undefined when nothing is due. */
export async function claimDue(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  product: OrderProduct,
): Promise<FlightOrderRow | undefined> {
  const firstRetryMs = product === 'hotel' ? FIRST_RETRY_OF_HOTELS_MS : FIRST_RETRY_MS;
  return db.transaction().execute(async (tx) => {
    const order = await claimNext<FlightOrderRow>(
      tx,
      {
        table: 'flight_orders',
        key: 'ref_number',
        dueAt: 'next_issue_at',
        attempts: 'issue_attempts',
        where: sql`status in (${orderStatus.paid}, ${orderStatus.beingIssued}) and product = ${product}`,
        set: sql`status = ${orderStatus.beingIssued}`,
      },
      clock.now(),
      (attempts) => Math.min(firstRetryMs * 2 ** Math.min(attempts, 10), RETRY_AT_MOST_MS),
    );
    if (order) await events.publish(tx, 'order/changed', { ref_number: order.ref_number });
    return order;
  });
}

/** The customer hears of a delay once, and that the money is safe; one that has lasted too long ends with the money back. */
export async function keepDelay(deps: Deps, order: FlightOrderRow): Promise<void> {
  if (order.change === null && giveUpAt(paidOrderOf(order)) <= deps.clock.now()) return giveUpOrder(deps, order);
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
