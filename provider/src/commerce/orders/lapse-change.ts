import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { postChangeLapsed, postCredit } from './order-ledger.ts';
import { sendOrderMail } from './order-mails.ts';
import { orderStatus, type OrderRow, type StoredChange } from './order-row.ts';
import { changeHoldRef } from './change-hold.ts';

type LapseDeps = Pick<Deps, 'inventory' | 'events' | 'outbox' | 'config' | 'products'>;

/**
 * Ends a change whose difference was not paid in time: the ticket held stays as it was, the new seats go back, the debt is taken back, a part that
 * was paid is credited. False when there is nothing to end. Safe to repeat and to run in parallel.
 */
export async function lapseChange(deps: LapseDeps, tx: Tx, ref: string, now: number): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref)
    .where('status', '=', orderStatus.awaitingPayment)
    .where('pay_until', '<=', now)
    .where('change', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!order?.change) return false;
  await takeChangeBack(deps, tx, order, order.change, now);
  return true;
}

/** The ticket held as before: of an order that is locked and waits for the difference of a change. */
export async function takeChangeBack(
  deps: LapseDeps,
  tx: Tx,
  order: OrderRow,
  change: StoredChange,
  now: number,
): Promise<void> {
  const { ref_number: ref } = order;
  const { heldTotal, to_pay } = change;
  const partPaid = order.paid - heldTotal;
  const updated = await tx
    .updateTable('orders')
    .set({
      status: orderStatus.issued,
      total: heldTotal,
      paid: heldTotal,
      change: JSON.stringify({ ...change, state: 'lapsed' }),
    })
    .where('ref_number', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow();
  await deps.inventory.release(tx, changeHoldRef(ref));
  await postChangeLapsed(tx, order, to_pay, now);
  await postCredit(tx, order, partPaid, ref, now);
  await tx
    .updateTable('invoices')
    .set({ next_check_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', 'open')
    .execute();
  await sendOrderMail(deps, tx, updated, 'change-lapsed', to_pay);
  if (partPaid > 0) await sendOrderMail(deps, tx, updated, 'credited', partPaid);
  await deps.events.publish(tx, 'order/changed', { ref_number: ref });
}
