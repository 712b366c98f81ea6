import { ticketsGivenBack } from '@aylal/domain/flights';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { RefundRow } from '../orders/refund-row.ts';
import { readRefunds } from '../orders/refund-store.ts';
import type { PayoutRefusal } from '../withdrawals/refuse-withdrawal.ts';
import { moveOrder } from './move-order.ts';
import { postRefundPaid } from './refund-ledger.ts';
import { toWallet } from './to-wallet.ts';

type FinishDeps = Pick<Deps, 'config' | 'events' | 'outbox' | 'products'>;

/** The money of a refund is with the customer: it is booked, its order moves on and the customer is mailed; with a note where a person has put it into the wallet instead. */
export async function finishRefund(
  deps: FinishDeps,
  tx: Tx,
  { refund, order, now }: { readonly refund: RefundRow; readonly order: OrderRow; readonly now: number },
  note?: string,
): Promise<void> {
  await postRefundPaid(tx, refund, order, now);
  const gone = ticketsGivenBack(await readRefunds(tx, order.ref_number));
  const left = order.travellers.some((one) => one.ticket_number !== null && !gone.has(one.ticket_number));
  // The tickets that are left stay good, and may be refunded in their turn.
  await moveOrder(deps, tx, order.ref_number, left ? orderStatus.issued : orderStatus.refunded);
  const mail = note === undefined ? 'refund-finished' : 'refund-to-wallet';
  await sendOrderMail(deps, tx, order, mail, refund.back, { note });
}

/** Puts a refund into the customer's wallet whose payout a person has refused. False for one that has ended. */
export async function refundToWallet(
  deps: FinishDeps,
  tx: Tx,
  id: string,
  { now, note }: PayoutRefusal,
): Promise<boolean> {
  const asked = await tx.selectFrom('refunds').select('ref_number').where('id', '=', id).executeTakeFirst();
  const order = asked && (await lockOrder(tx, asked.ref_number));
  if (!order) return false;
  const refund = await tx
    .updateTable('refunds')
    .set({ ...toWallet, state: 'finished', attempts: 0, next_at: null, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'in-process')
    .returningAll()
    .executeTakeFirst();
  if (!refund) return false;
  await finishRefund(deps, tx, { refund, order, now }, note);
  return true;
}
