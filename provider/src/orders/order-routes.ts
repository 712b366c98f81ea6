import { cancelFlightOrder, getOrder, listOrders } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { cancelOrder, currentOrder } from './expire-order.ts';
import { readReceivable } from './order-ledger.ts';
import { orderStatus } from './order-row.ts';
import { readRefunds } from '../refunds/refund-store.ts';
import { findOwnOrder, listOwnOrders, lockOrder } from './order-store.ts';
import { orderSummary, orderView } from './order-view.ts';

/** A customer's own orders: NEED-07, NEED-08, API-33. Somebody else's answer like missing ones (AUT-1). */
export function orderRoutes(deps: Deps): readonly Route[] {
  return [
    route(getOrder).to(async ({ params, session, now, locale }) => {
      const found = await findOwnOrder(deps.db, session.userId, params.ref_number);
      if (!found || (params.product !== 'any' && params.product !== found.product)) throw refuse('not-found');
      const order = await currentOrder(deps, found, now);
      const receivable = await readReceivable(deps.db, order.ref_number);
      const refunds = await readRefunds(deps.db, order.ref_number);
      return {
        status_code: 200,
        result: orderView(order, { receivable, refunds }, now, locale),
      };
    }),
    route(cancelFlightOrder).to(async ({ tx, body, session, now, log }) => {
      const found = await findOwnOrder(tx, session.userId, body.ref_number);
      const order = found && (await lockOrder(tx, found.ref_number));
      if (!order) throw refuse('not-found');
      if (order.status !== orderStatus.awaitingPayment) throw refuse('state-conflict');
      await cancelOrder(deps, tx, order, now);
      log.info('order-cancelled', { ref_number: order.ref_number });
      return { status_code: 200 };
    }),
    route(listOrders).to(async ({ query, session, now, locale }) => {
      const { rows, count } = await listOwnOrders(deps.db, session.userId, query.page);
      const orders = [];
      for (const row of rows) orders.push(orderSummary(await currentOrder(deps, row, now), locale));
      return { status_code: 200, result: { orders, count, page: query.page } };
    }),
  ];
}
