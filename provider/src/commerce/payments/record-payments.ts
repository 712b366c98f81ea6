import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { post } from '../ledger/ledger.ts';
import { orderCreatedPosting, postCredit, postPayment } from '../orders/order-ledger.ts';
import { advanceOf } from '../orders/order-debt.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { decideSettlement } from './decide-settlement.ts';
import { addWork } from '../work-list/work-list.ts';
import { addPaid } from './add-paid.ts';
import { addPayment, unpaidFee, type KnownInvoice } from './invoice-store.ts';
import { takeFromWallet } from './wallet/take-from-wallet.ts';
import type { PartnerPayment } from './payment-port.ts';

/** Books what the partner says is settled: each payment once, in any order, whoever asks and however often (MNY-8). */
export async function recordPayments(
  deps: Deps,
  invoice: KnownInvoice,
  settled: readonly PartnerPayment[],
): Promise<void> {
  const payments = settled.filter(({ amount }) => amount > 0);
  if (payments.length === 0) return;
  await deps.db.transaction().execute(async (tx) => {
    // The lock makes parallel notices of the same payment wait and then find it booked.
    await lockOrder(tx, invoice.ref_number);
    const booked = await bookedAs(tx, invoice, payments);
    for (const payment of payments.filter(({ id }) => booked.has(id) && booked.get(id) !== invoice.id))
      await listForeign(tx, invoice, payment, deps.clock.now());
    const fresh = payments.filter(({ id }) => !booked.has(id));
    for (const payment of fresh) await bookPayment(deps, tx, invoice, payment);
    if (fresh.length > 0) await deps.events.publish(tx, 'order/changed', { ref_number: invoice.ref_number });
  });
}

/** Those of the payments that are booked already, each with the invoice that it came for. */
async function bookedAs(
  tx: Tx,
  { partner }: KnownInvoice,
  payments: readonly PartnerPayment[],
): Promise<ReadonlyMap<string, string>> {
  const ids = payments.map(({ id }) => id);
  const rows = await tx
    .selectFrom('payments')
    .select(['payment_id', 'invoice_id'])
    .where('partner', '=', partner)
    .where('payment_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ payment_id, invoice_id }) => [payment_id, invoice_id]));
}

/** A partner that shows one payment under two invoices is paid once; a person finds out which one it was for. */
async function listForeign(
  tx: Tx,
  { id, partner, ref_number }: KnownInvoice,
  raw: PartnerPayment,
  at: number,
): Promise<void> {
  const task = `${partner} shows payment ${raw.id} for order ${ref_number} too, but it is booked to another invoice. Ask the partner.`;
  await addWork(tx, { kind: 'odd-answer', reference: `${id}-twice`, amount: raw.amount, task, at, raw });
}

async function bookPayment(deps: Deps, tx: Tx, invoice: KnownInvoice, { id, amount }: PartnerPayment): Promise<void> {
  const now = deps.clock.now();
  const order = await lockOrder(tx, invoice.ref_number);
  if (!order) return;
  const settlement = decideSettlement(stateOf(order), amount, now);
  if (!(await takeFromWallet(tx, invoice, settlement.kind === 'pay', now))) return;
  const revived = settlement.kind === 'revive' && (await reviveOrder(deps, tx, order, now));
  const counts = settlement.kind === 'pay' || (settlement.kind === 'revive' && revived) ? settlement.counts : 0;
  const fee = counts > 0 ? Math.min(amount - counts, await unpaidFee(tx, invoice)) : 0;
  const credited = amount - counts - fee;
  await postPayment(tx, order, { partner: invoice.partner, amount, fee, reference: id, at: now });
  await postCredit(tx, order, credited, id, now);
  await addPayment(tx, invoice, { payment_id: id, amount, credited, fee, at: now });
  deps.logger.info('payment-booked', { ref_number: order.ref_number, amount, credited, settlement: settlement.kind });
  if (counts > 0) await addPaid(deps, tx, order, counts, now);
  if (counts > 0 && invoice.partner === 'LENDPAY') await nameLender(tx, order.ref_number);
  if (credited > 0) await sendOrderMail(deps, tx, order, 'credited', credited);
}

/** A ticket that a loan has paid is cancelled by the rules of the loan. */
async function nameLender(tx: Tx, ref: string): Promise<void> {
  await tx.updateTable('orders').set({ credit_name: 'LendPay' }).where('ref_number', '=', ref).execute();
}

/** Late money is honoured when the seats are still to be had and nobody booked the same anew. */
async function reviveOrder(deps: Deps, tx: Tx, order: OrderRow, now: number): Promise<boolean> {
  await expireOrder(deps, tx, order.ref_number, now);
  const rival = await tx
    .selectFrom('orders')
    .select('ref_number')
    .where('status', 'in', [1, 2, 3, 4])
    .where((where) =>
      where.or([where('fingerprint', '=', order.fingerprint), where('quote_ref', '=', order.quote_ref)]),
    )
    .executeTakeFirst();
  if (rival) return false;
  const units = await deps.products[order.product].unitsToHoldAgain?.(deps, tx, order);
  const hold = units && { orderRef: order.ref_number, units, quantity: order.quantity };
  if (!hold || !(await deps.inventory.hold(tx, hold))) return false;
  await post(tx, orderCreatedPosting(order, now));
  return true;
}

function stateOf(order: OrderRow) {
  const { status, total, paid, pay_until, starts_at } = order;
  return { status, total, advance: advanceOf(order), paid, payUntil: pay_until, departsAt: starts_at };
}
