import { getReceipt } from '@aylal/contracts/orders';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { findCustomerSale } from './sale.ts';
import { receiptView, shownReceipt, standingReceipts } from './receipt-store.ts';
import { sendReceiptRoute, type ReceiptSender } from './send-receipt-handler.ts';

/** Tax receipts of a customer's own orders and rides: API-69 and how one stands. */
export function receiptRoutes(deps: ReceiptSender): readonly Route[] {
  return [
    sendReceiptRoute(deps),
    route(getReceipt).to(async ({ params, session, now }) => {
      const sale = await findCustomerSale(deps, session.userId, params.ref_number, now);
      if (!sale) throw refuse('not-found');
      const receipt = shownReceipt(await standingReceipts(deps.db, sale.ref_number));
      return { status_code: 200 as const, result: { ...receiptView(receipt), may_send: sale.amount > 0 } };
    }),
  ];
}
