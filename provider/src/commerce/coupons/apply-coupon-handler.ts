import { applyCoupon } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { currentOrder } from '../orders/expire-order.ts';
import { dueNow, owedNow } from '../orders/order-debt.ts';
import { orderStatus, type OrderRow } from '../orders/order-row.ts';
import { findCustomerOrder } from '../orders/order-store.ts';
import { closeOpenInvoice } from '../payments/close-open-invoice.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** Nobody types twenty coupons; a list of them is being tried (AUT-5). */
const limits = { perAccount: { calls: 20, seconds: 600 } };

/**
 * API-27. The coupon is looked at before the open invoice is cancelled at the partner, so that one that is refused changes nothing, and taken afterwards:
 * an invoice never asks for more than is owed.
 */
export function applyCouponRoute(deps: Deps): Route {
  return route(applyCoupon).to(async ({ body, session, now }) => {
    const found = await findCustomerOrder(deps.db, session.userId, body.ref_number);
    if (!found || deps.products[found.product].refusesCoupons) throw refuse('not-found');
    const order = payable(await currentOrder(deps, found, now));
    if (order.coupon_code === body.coupon_code) return answerOf(order);
    await deps.db
      .transaction()
      .execute((tx) => redeemCoupon(deps, tx, order.ref_number, body.coupon_code, now, 'look'));
    await closeOpenInvoice(deps, order.ref_number);
    return answerOf(
      await deps.db
        .transaction()
        .execute((tx) => redeemCoupon(deps, tx, order.ref_number, body.coupon_code, now, 'take')),
    );
  }, limits);
}

function payable(order: OrderRow): OrderRow {
  if (order.status === orderStatus.awaitingPayment) return order;
  const ended = order.status === orderStatus.expired || order.status === orderStatus.cancelled;
  throw refuse(ended ? 'order-expired' : 'already-paid');
}

function answerOf(order: OrderRow) {
  return {
    status_code: 200 as const,
    result: { to_pay: owedNow(order), must_pay: dueNow(order), discount: order.discount },
  };
}
