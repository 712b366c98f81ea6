import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { receiveMoney } from '../orders/money/receive-money.ts';
import { lockOrder } from '../orders/order-store.ts';
import { addWork } from '../work-list/work-list.ts';
import { addPayment, unpaidFee, type InvoiceRow } from './invoice-store.ts';
import { debitWallet } from './wallet/debit-wallet.ts';
import type { PartnerPayment } from './payment-port.ts';

/** Books what the partner says is settled: each payment once, in any order, whoever asks and however often (MNY-8). */
export async function recordPayments(
  deps: Deps,
  invoice: InvoiceRow,
  settled: readonly PartnerPayment[],
): Promise<void> {
  const payments = settled.filter(({ amount }) => amount > 0);
  if (payments.length === 0) return;
  await deps.db.transaction().execute((tx) => recordPaymentsIn(deps, tx, invoice, payments));
}

/** The same as part of a larger transaction; every amount is above zero. */
export async function recordPaymentsIn(
  deps: Deps,
  tx: Tx,
  invoice: InvoiceRow,
  payments: readonly PartnerPayment[],
): Promise<void> {
  // The lock makes parallel notices of the same payment wait and then find it booked.
  await lockOrder(tx, invoice.ref_number);
  const booked = await bookedAs(tx, invoice, payments);
  for (const payment of payments.filter(({ id }) => booked.has(id) && booked.get(id) !== invoice.id))
    await listForeign(tx, invoice, payment, deps.clock.now());
  const fresh = payments.filter(({ id }) => !booked.has(id));
  for (const payment of fresh) await bookPayment(deps, tx, invoice, payment);
  if (fresh.length > 0) await deps.events.publish(tx, 'order/changed', { ref_number: invoice.ref_number });
}

/** Those of the payments that are booked already, each with the invoice that it came for. */
async function bookedAs(
  tx: Tx,
  { partner }: InvoiceRow,
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
  { id, partner, ref_number }: InvoiceRow,
  raw: PartnerPayment,
  at: number,
): Promise<void> {
  const task = `${partner} shows payment ${raw.id} for order ${ref_number} too, but it is booked to another invoice. Ask the partner.`;
  await addWork(tx, { kind: 'odd-answer', reference: `${id}-twice`, amount: raw.amount, task, at, raw });
}

/** Reports the money to its order, which takes what it wants of it. */
async function bookPayment(deps: Deps, tx: Tx, invoice: InvoiceRow, { id, amount }: PartnerPayment): Promise<void> {
  const at = deps.clock.now();
  const order = await lockOrder(tx, invoice.ref_number);
  if (!order) return;
  const taken = await receiveMoney(deps, tx, order, {
    partner: invoice.partner,
    reference: id,
    amount,
    claim: (wanted) => debitWallet(tx, invoice, wanted, at),
    unpaidFee: () => unpaidFee(tx, invoice),
  });
  if (!taken) return;
  await addPayment(tx, invoice, { payment_id: id, amount, ...taken, at });
  if (invoice.partner === 'LENDPAY' && taken.credited < amount) await nameLender(tx, order.ref_number);
}

/** A ticket that a loan has paid is cancelled by the rules of the loan. */
async function nameLender(tx: Tx, ref: string): Promise<void> {
  await tx.updateTable('orders').set({ credit_name: 'LendPay' }).where('ref_number', '=', ref).execute();
}
