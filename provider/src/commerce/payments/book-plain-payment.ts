import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { postCredit, postPayment } from '../orders/order-ledger.ts';
import { lockPlainOrder } from '../plain-orders/plain-order-store.ts';
import { addPaidToPlain, takenBy } from '../plain-orders/settle-plain-order.ts';
import { addPayment, unpaidFee, type KnownInvoice } from './invoice-store.ts';
import type { PartnerPayment } from './payment-port.ts';
import { takeFromWallet } from './wallet/take-from-wallet.ts';

/** Books a payment for a plain order; what the order does not need is the customer's credit (MNY-7). False when the invoice is for none. */
export async function bookPlainPayment(
  deps: Pick<Deps, 'clock' | 'outbox' | 'config' | 'logger' | 'events' | 'plainProducts'>,
  tx: Tx,
  invoice: KnownInvoice,
  { id, amount }: PartnerPayment,
): Promise<boolean> {
  const order = await lockPlainOrder(tx, invoice.ref_number);
  if (!order) return false;
  const now = deps.clock.now();
  const counts = takenBy(order, amount, now);
  if (!(await takeFromWallet(tx, invoice, counts > 0, now))) return true;
  const fee = counts > 0 ? Math.min(amount - counts, await unpaidFee(tx, invoice)) : 0;
  const credited = amount - counts - fee;
  await postPayment(tx, order, { partner: invoice.partner, amount, fee, reference: id, at: now });
  await postCredit(tx, order, credited, id, now);
  await addPayment(tx, invoice, { payment_id: id, amount, credited, fee, at: now });
  deps.logger.info('payment-booked', { ref_number: order.ref_number, amount, credited });
  if (counts > 0) await addPaidToPlain(deps, tx, order, counts, now);
  return true;
}
