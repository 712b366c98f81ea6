import { getReceipt } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { currentOrder } from '../orders/expire-order.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { receiptAmount } from './decide-receipt.ts';
import { refundedMoney } from './refunded-money.ts';
import { receiptView, shownReceipt, standingReceipts } from './receipt-store.ts';
import { sendReceiptRoute } from './send-receipt-handler.ts';

/** Tax receipts of a customer's own orders: API-69 and how one stands. */
export function receiptRoutes(deps: Deps): readonly Route[] {
  return [
    sendReceiptRoute(deps),
    route(getReceipt).to(async ({ params, session, now }) => {
      const found = await findOwnOrder(deps.db, session.userId, params.ref_number);
      if (!found) throw refuse('not-found');
      const order = await currentOrder(deps, found, now);
      const refunded = await refundedMoney(deps.db, order.ref_number);
      const receipt = shownReceipt(await standingReceipts(deps.db, order.ref_number));
      return {
        status_code: 200 as const,
        result: { ...receiptView(receipt), may_send: receiptAmount(order, refunded) > 0 },
      };
    }),
  ];
}
