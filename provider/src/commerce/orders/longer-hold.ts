import { hoursMs } from '@aylal/domain/calendar';
import { longestHold, type HoldRefusal } from '@aylal/domain/office';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type OrderRow } from './order-row.ts';

/** Has what an unpaid order holds held until an instant, in milliseconds, and answers until when it is; a partner may grant less. Never shorter than before. Throws `PartnerError`. Safe to repeat. */
export type LongerHold = (until: number) => Promise<number>;

/** Of goods that no partner holds before they are paid: nobody needs to be asked. */
export function ownHold(): LongerHold {
  return async (until) => until;
}

/** Until when an order that waits for its money can be held at the latest, or why no longer; undefined for one that does not wait. */
export function longestHoldOf(
  deps: Deps,
  order: OrderRow,
  now: number,
): { readonly latest: number; readonly hold: LongerHold } | HoldRefusal | undefined {
  if (order.status !== orderStatus.awaitingPayment || order.pay_until <= now) return undefined;
  const { longerHold, supplier } = deps.products[order.product];
  const hold = order.change === null ? longerHold?.(deps, order) : undefined;
  if (!hold) return 'product';
  const neededBy = supplier?.hasStart ? order.starts_at - hoursMs(supplier.waitHours) : null;
  const latest = longestHold({ createdAt: order.created_at, payUntil: order.pay_until, neededBy });
  return typeof latest === 'number' ? { latest, hold } : latest;
}

/** Lets a locked order that waits for its money be paid until a later time, also by an invoice that is open; its customer is mailed. */
export async function lengthenHold(
  deps: Pick<Deps, 'config' | 'events' | 'outbox' | 'products'>,
  tx: Tx,
  { ref_number }: OrderRow,
  until: number,
): Promise<OrderRow> {
  const order = await tx
    .updateTable('orders')
    .set({ pay_until: until })
    .where('ref_number', '=', ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('invoices')
    .set({ expires_at: until })
    .where('ref_number', '=', ref_number)
    .where('status', 'in', ['opening', 'open'])
    .execute();
  await sendOrderMail(deps, tx, order, 'held-longer');
  await deps.events.publish(tx, 'order/changed', { ref_number });
  return order;
}
