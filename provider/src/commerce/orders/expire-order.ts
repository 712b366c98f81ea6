import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lapseChange, takeChangeBack } from './lapse-change.ts';
import { postOrderEnded } from './order-ledger.ts';
import { sendOrderMail } from './order-mails.ts';
import type { OrderMail } from './mails/mail-catalogue.ts';
import { orderStatus, type OrderRow } from './order-row.ts';

type ExpireDeps = Pick<Deps, 'inventory' | 'events' | 'outbox' | 'config' | 'products'>;

/**
 * Ends an unpaid order whose time is over: seats go back, the debt is corrected, money that had come in is credited, its invoices are
 * due for cancelling at the partner. One that only waits for the difference of a change keeps its ticket. False when there is nothing to end. Safe to repeat and to run in parallel.
 */
export async function expireOrder(deps: ExpireDeps, tx: Tx, ref: string, now: number): Promise<boolean> {
  const order = await tx
    .updateTable('orders')
    .set({ status: orderStatus.expired, ended_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', orderStatus.awaitingPayment)
    .where('pay_until', '<=', now)
    .where('change', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!order) return lapseChange(deps, tx, ref, now);
  await settleEnded(deps, tx, order, 'expired', now);
  return true;
}

/**
 * Ends an order that is locked and waits for money, because its customer says so; only the change where it waits for the difference of one. Money that
 * is on its way is credited when it comes (MNY-7).
 */
export async function cancelUnpaid(deps: ExpireDeps, tx: Tx, order: OrderRow, now: number): Promise<void> {
  if (order.change) return takeChangeBack(deps, tx, order, order.change, now);
  const cancelled = await tx
    .updateTable('orders')
    .set({ status: orderStatus.cancelled, ended_at: now })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleEnded(deps, tx, cancelled, 'cancelled', now);
}

/** Ends a locked, paid order that its partner did not deliver, with this mail; what was paid for it is credited. */
export async function giveUpUndelivered(
  deps: ExpireDeps,
  tx: Tx,
  order: OrderRow,
  { mail, now }: { readonly mail: OrderMail; readonly now: number },
): Promise<void> {
  const ended = await tx
    .updateTable('orders')
    .set({ status: orderStatus.cancelled, ended_at: now, next_fulfil_at: null })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleEnded(deps, tx, ended, 'cancelled', now, mail);
}

/** Seats, debt, money, open invoices and mail of an order that has just ended without its goods. */
async function settleEnded(
  deps: ExpireDeps,
  tx: Tx,
  order: OrderRow,
  kind: 'expired' | 'cancelled',
  now: number,
  mail: OrderMail = kind,
): Promise<void> {
  const { ref_number: ref } = order;
  await deps.inventory.release(tx, ref);
  await deps.products[order.product].release?.(tx, ref);
  await postOrderEnded(tx, order, kind, now);
  if (order.paid > 0) await returnPaid(deps, tx, order);
  await tx
    .updateTable('invoices')
    .set({ next_check_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', 'open')
    .execute();
  await sendOrderMail(deps, tx, order, mail);
  await deps.events.publish(tx, 'order/changed', { ref_number: ref });
}

/** The part that was paid is in the wallet now; the order keeps nothing of it. */
async function returnPaid(deps: ExpireDeps, tx: Tx, order: OrderRow): Promise<void> {
  await tx.updateTable('orders').set({ paid: 0 }).where('ref_number', '=', order.ref_number).execute();
  await sendOrderMail(deps, tx, order, 'credited', order.paid);
}

/** The order as of now: one that is over by time is ended before it is shown. */
export async function currentOrder(
  deps: Pick<Deps, 'db' | keyof ExpireDeps>,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  if (order.status !== orderStatus.awaitingPayment || order.pay_until > now) return order;
  await deps.db.transaction().execute((tx) => expireOrder(deps, tx, order.ref_number, now));
  return deps.db.selectFrom('orders').selectAll().where('ref_number', '=', order.ref_number).executeTakeFirstOrThrow();
}
