import type { OrderProduct } from '@aylal/contracts/orders';
import { sql } from 'kysely';
import { minutesMs } from '@aylal/domain/calendar';
import { claimNextJob } from '../../platform/jobs/claim-next-job.ts';
import type { Deps } from '../../platform/deps.ts';
import { fulfilmentDeadline } from './fulfilment-deadline.ts';
import { abandonOrder } from './abandon-order.ts';
import { paidOrderOf } from './refund-due-at.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import { supplierOf } from './product.ts';

const FIRST_RETRY_MS = 30_000;
const RETRY_AT_MOST_MS = minutesMs(15);

/** So long, in milliseconds, the supplier of a product has for an answer before it is asked once more. */
export function firstRetryMs({ products }: Pick<Deps, 'products'>, product: OrderProduct): number {
  return supplierOf({ products }, product).firstRetryMs ?? FIRST_RETRY_MS;
}

/** A paid order of a product whose goods are due: being issued, and due again after a while in case nobody comes back from the supplier. Undefined when nothing is due. */
export async function claimDueOrder(
  { db, clock, events, products }: Pick<Deps, 'db' | 'clock' | 'events' | 'products'>,
  product: OrderProduct,
): Promise<OrderRow | undefined> {
  const first = firstRetryMs({ products }, product);
  return db.transaction().execute(async (tx) => {
    const order = await claimNextJob<OrderRow>(
      tx,
      {
        table: 'orders',
        key: 'ref_number',
        dueAt: 'next_fulfil_at',
        attempts: 'fulfil_attempts',
        where: sql`status in (${orderStatus.paid}, ${orderStatus.beingIssued}) and product = ${product}`,
        set: sql`status = ${orderStatus.beingIssued}`,
      },
      clock.now(),
      (attempts) => Math.min(first * 2 ** Math.min(attempts, 10), RETRY_AT_MOST_MS),
    );
    if (order) await events.publish(tx, 'order/changed', { ref_number: order.ref_number });
    return order;
  });
}

/** The customer is notified of a delay once, and that the money is safe; one that has lasted too long ends with the money back. */
export async function keepDelay(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'inventory' | 'logger' | 'outbox' | 'products'>,
  order: OrderRow,
): Promise<void> {
  if (order.change === null && fulfilmentDeadline(paidOrderOf(deps.products, order)) <= deps.clock.now())
    return abandonOrder(deps, order);
  deps.logger.warn('issue-delayed', { ref_number: order.ref_number, attempts: order.fulfil_attempts });
  if (order.fulfil_failed_at !== null) return;
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('orders')
      .set({ fulfil_failed_at: deps.clock.now() })
      .where('ref_number', '=', order.ref_number)
      .execute();
    await sendOrderMail(deps, tx, order, 'issue-delayed');
    await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  });
}
