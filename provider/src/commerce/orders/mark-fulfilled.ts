import { minutesMs } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { postTicketIssued } from './order-ledger.ts';
import type { Fulfilled } from './product.ts';
import { sendOrderMail } from './order-mails.ts';
import { watchOrder } from './partner-change-row.ts';
import { orderStatus, type OrderRow } from './order-row.ts';

/** Nothing changes while the goods are being made. */
const LOOK_AFTER_MS = minutesMs(10);

/** Keeps the goods of an order that is being issued, moves its price to anyone who made them, and tells its customer. An order that is not being issued any more is left as it is. */
export async function markFulfilled(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'logger' | 'outbox' | 'products'>,
  { ref_number, product }: OrderRow,
  { columns, payable, together }: Fulfilled,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const issued = await tx
      .updateTable('orders')
      .set({ ...columns, fulfilled_at: now, next_fulfil_at: null, fulfil_failed_at: null })
      .where('ref_number', '=', ref_number)
      .where('status', '=', orderStatus.beingIssued)
      .returningAll()
      .executeTakeFirst();
    if (!issued) return;
    await together?.(tx);
    if (deps.products[product].partnerChanges) await watchOrder(tx, ref_number, now + LOOK_AFTER_MS);
    await postTicketIssued(tx, issued, payable, now);
    await sendOrderMail(deps, tx, issued, 'issued');
    await deps.events.publish(tx, 'order/changed', { ref_number });
  });
  deps.logger.info('order-issued', { product, ref_number });
}
