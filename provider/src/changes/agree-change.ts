import { seatsHeldUntil } from '@aylal/domain';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { postChange, postCredit } from '../orders/order-ledger.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus, type FlightOrderRow, type StoredChange } from '../orders/order-row.ts';
import { changeSeatsRef } from './change-seats.ts';

/** Until when the difference may be paid: half an hour, but not past the closing of either flight, nor longer than the airline keeps the change. */
export function changePayUntil(order: Pick<FlightOrderRow, 'departs_at'>, change: StoredChange, now: number): number {
  const departs = Date.parse(change.offer.trips[0]?.flights[0]?.departure_at ?? '');
  return Math.min(order.departs_at, seatsHeldUntil(now, departs), change.until ?? order.departs_at);
}

/**
 * Writes an agreed change into an order that is locked and issued, whose new seats are held: debt or credit, until when it is to be paid, and with nothing
 * to pay the turn to the airline at once.
 */
export async function agreeChange(
  deps: Pick<Deps, 'inventory' | 'events' | 'outbox' | 'config'>,
  tx: Tx,
  order: FlightOrderRow,
  change: StoredChange,
): Promise<FlightOrderRow> {
  const { at, to_pay, credit } = change;
  const total = order.total + to_pay - credit;
  const owes = to_pay > 0;
  const changed = await tx
    .updateTable('flight_orders')
    .set({
      total,
      paid: order.paid - credit,
      status: owes ? orderStatus.awaitingPayment : orderStatus.paid,
      change: JSON.stringify({ ...change, state: owes ? 'to-pay' : 'reissuing' }),
      issue_attempts: 0,
      issue_failed_at: null,
      ...(owes ? { pay_until: changePayUntil(order, change, at) } : { next_issue_at: at }),
    })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await postChange(tx, order, to_pay - credit, at);
  await postCredit(tx, order, credit, order.ref_number, at);
  if (!owes) await deps.inventory.confirmSeats(tx, changeSeatsRef(order.ref_number));
  if (owes) await sendOrderMail(deps, tx, changed, 'change-to-pay', to_pay);
  if (credit > 0) await sendOrderMail(deps, tx, changed, 'credited', credit);
  await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  return changed;
}
