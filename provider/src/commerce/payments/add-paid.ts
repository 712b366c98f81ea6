import type { Money } from '@aylal/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdRefOf } from '../orders/change-hold.ts';
import { advanceOf } from '../orders/order-debt.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';

/**
 * Counts for a locked order. What makes it whole, or the first payment in parts, makes it paid: goods that are there with the money are handed over in the same transaction, so once, others are
 * due from their supplier. A later part is confirmed by mail.
 */
export async function addPaid(deps: Deps, tx: Tx, order: OrderRow, counts: Money, now: number): Promise<void> {
  const { handOver } = deps.products[order.product];
  const paid = (order.status === orderStatus.expired ? 0 : order.paid) + counts;
  const waited = order.status === orderStatus.awaitingPayment || order.status === orderStatus.expired;
  const settled = waited && paid >= advanceOf(order);
  const next = handOver
    ? { status: orderStatus.issued, fulfilled_at: now }
    : { status: orderStatus.paid, next_fulfil_at: now };
  const row = await tx
    .updateTable('orders')
    .set({
      paid,
      ...(settled ? { ...next, paid_at: now, ended_at: null } : {}),
      ...(settled && order.change ? { change: JSON.stringify({ ...order.change, state: 'reissuing' }) } : {}),
    })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!waited) await sendOrderMail(deps, tx, order, 'part-paid', counts);
  if (!settled) return;
  if (handOver) {
    await handOver(deps, tx, row, now);
    return sendOrderMail(deps, tx, row, 'issued');
  }
  await deps.inventory.confirm(tx, holdRefOf(order));
  await sendOrderMail(deps, tx, order, 'paid', paid - (order.change?.heldTotal ?? 0));
}
