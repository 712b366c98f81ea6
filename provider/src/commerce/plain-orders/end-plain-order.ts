import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { accounts, post } from '../ledger/ledger.ts';
import { orderStatus } from '../orders/order-row.ts';
import { postCredit } from '../orders/order-ledger.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

type EndDeps = Pick<Deps, 'db' | 'events'>;

/**
 * Ends an unpaid order whose time is over: the debt is corrected, money that had come in is credited, its invoice is due for cancelling at the
 * partner. False when there is nothing to end. Safe to repeat and to run in parallel.
 */
export async function expirePlainOrder(deps: EndDeps, tx: Tx, ref: string, now: number): Promise<boolean> {
  const order = await tx
    .updateTable('plain_orders')
    .set({ status: orderStatus.expired, ended_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', orderStatus.awaitingPayment)
    .where('pay_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!order) return false;
  await settleEnded(deps, tx, order, 'expired', now);
  return true;
}

/** Ends an order that is locked and waits for money, because its customer says so. Money that is on its way is credited when it comes (MNY-7). */
export async function cancelPlainOrder(deps: EndDeps, tx: Tx, ref: string, now: number): Promise<void> {
  const order = await tx
    .updateTable('plain_orders')
    .set({ status: orderStatus.cancelled, ended_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', orderStatus.awaitingPayment)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleEnded(deps, tx, order, 'cancelled', now);
}

/** Debt, money and open invoices of an order that has just ended unpaid. */
async function settleEnded(
  deps: EndDeps,
  tx: Tx,
  order: PlainOrderRow,
  kind: 'expired' | 'cancelled',
  now: number,
): Promise<void> {
  const { ref_number: ref } = order;
  const created = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reference', '=', ref)
    .where('kind', '=', 'order-created')
    .executeTakeFirstOrThrow();
  await post(tx, {
    kind,
    reference: ref,
    at: now,
    corrects: created.id,
    entries: [
      { account: accounts.orderReceivable(ref), amount: -order.total },
      { account: accounts.unissuedSales(ref), amount: order.total },
    ],
  });
  await postCredit(tx, order, order.paid, ref, now);
  await tx.updateTable('plain_orders').set({ paid: 0 }).where('ref_number', '=', ref).execute();
  await tx
    .updateTable('invoices')
    .set({ next_check_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', 'open')
    .execute();
  await deps.events.publish(tx, 'order/changed', { ref_number: ref });
}

/** Ends what is over by time; at most 50 at once. */
export async function expirePlainOrders(deps: EndDeps, now: number): Promise<void> {
  const due = await deps.db
    .selectFrom('plain_orders')
    .select('ref_number')
    .where('status', '=', orderStatus.awaitingPayment)
    .where('pay_until', '<=', now)
    .orderBy('pay_until')
    .limit(50)
    .execute();
  for (const { ref_number } of due)
    await deps.db.transaction().execute((tx) => expirePlainOrder(deps, tx, ref_number, now));
}

/** The order as it stands by the clock: one that is over by time is ended before it is shown. */
export async function currentPlainOrder(deps: EndDeps, order: PlainOrderRow, now: number): Promise<PlainOrderRow> {
  if (order.status !== orderStatus.awaitingPayment || order.pay_until > now) return order;
  await deps.db.transaction().execute((tx) => expirePlainOrder(deps, tx, order.ref_number, now));
  return deps.db
    .selectFrom('plain_orders')
    .selectAll()
    .where('ref_number', '=', order.ref_number)
    .executeTakeFirstOrThrow();
}
