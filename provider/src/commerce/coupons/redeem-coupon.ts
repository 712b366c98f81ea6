import { couponDiscount } from '@aylal/domain/money';
import { lowerParts } from '@aylal/domain/payments';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { postCoupon } from '../orders/order-ledger.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { holdersOf, lockCoupon } from './coupon-store.ts';

/**
 * Gives an order that nothing was paid of its coupon, once (MNY-11): total, schedule and ledger move together. `look` only finds out whether it would be
 * given. Throws what the rule refuses.
 */
export async function redeemCoupon(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  ref: string,
  code: string,
  now: number,
  mode: 'look' | 'take',
): Promise<OrderRow> {
  const order = await lockOrder(tx, ref);
  if (!order) throw refuse('not-found');
  if (order.coupon_code === code) return order;
  if (order.coupon_code !== null) throw refuse('coupon-taken');
  if (order.status !== orderStatus.awaitingPayment) throw refuse('already-paid');
  if (order.paid > 0) throw refuse('state-conflict');
  const coupon = await lockCoupon(tx, code);
  if (!coupon) throw refuse('coupon-unknown');
  const holders = await holdersOf(tx, code);
  const { total } = order;
  const usedByCustomer = holders.includes(order.user_id);
  const answer = couponDiscount(coupon, { total, uses: holders.length, usedByCustomer, now });
  if (answer.kind === 'refused') throw refuse(answer.reason);
  if (mode === 'look') return order;
  const { discount } = answer;
  await postCoupon(tx, order, discount, now);
  await events.publish(tx, 'order/changed', { ref_number: ref });
  const parts = order.instalments && lowerParts(order.instalments, discount);
  return tx
    .updateTable('orders')
    .set({ coupon_code: code, discount, total: total - discount, instalments: parts && JSON.stringify(parts) })
    .where('ref_number', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow();
}
