import { seatsHeldUntil } from '@aylal/domain/orders';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { postChange, postCredit } from '../../../commerce/orders/order-ledger.ts';
import { sendOrderMail } from '../../../commerce/orders/order-mails.ts';
import { orderStatus, type OrderRow, type StoredChange } from '../../../commerce/orders/order-row.ts';
import { changeHoldRef } from '../../../commerce/orders/change-hold.ts';

/** Until when the difference may be paid: half an hour, but not past the closing of either flight, nor longer than the airline keeps the change. */
export function changePayUntil(order: Pick<OrderRow, 'starts_at'>, change: StoredChange, now: number): number {
  const departs = Date.parse(change.offer.trips[0]?.flights[0]?.departure_at ?? '');
  return Math.min(order.starts_at, seatsHeldUntil(now, departs), change.until ?? order.starts_at);
}

/**
 * Writes an agreed change into an order that is locked and issued, whose new seats are held: debt or credit, until when it is to be paid, and with nothing
 * to pay the turn to the airline at once.
 */
export async function agreeChange(
  deps: Pick<Deps, 'inventory' | 'events' | 'outbox' | 'config' | 'products'>,
  tx: Tx,
  order: OrderRow,
  change: StoredChange,
): Promise<OrderRow> {
  const { at, to_pay, credit } = change;
  const total = order.total + to_pay - credit;
  const owes = to_pay > 0;
  const changed = await tx
    .updateTable('orders')
    .set({
      total,
      paid: order.paid - credit,
      status: owes ? orderStatus.awaitingPayment : orderStatus.paid,
      change: JSON.stringify({ ...change, state: owes ? 'to-pay' : 'reissuing' }),
      fulfil_attempts: 0,
      fulfil_failed_at: null,
      ...(owes ? { pay_until: changePayUntil(order, change, at) } : { next_fulfil_at: at }),
    })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await postChange(tx, order, to_pay - credit, at);
  await postCredit(tx, order, credit, order.ref_number, at);
  if (!owes) await deps.inventory.confirm(tx, changeHoldRef(order.ref_number));
  if (owes) await sendOrderMail(deps, tx, changed, 'change-to-pay', to_pay);
  if (credit > 0) await sendOrderMail(deps, tx, changed, 'credited', credit);
  await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  return changed;
}
