import { getOrder, listOrders } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { currentOrder } from './expire-order.ts';
import { readReceivable } from './order-ledger.ts';
import { findOwnOrder, listOwnOrders } from './order-store.ts';
import { orderSummary, orderView } from './order-view.ts';

/** A customer's own orders: NEED-07, NEED-08. Somebody else's answer like missing ones (AUT-1). */
export function orderRoutes(deps: Deps): readonly Route[] {
  return [
    route(getOrder).to(async ({ params, session, now, locale }) => {
      const found = await findOwnOrder(deps.db, session.userId, params.ref_number);
      if (!found) throw refuse('not-found');
      const order = await currentOrder(deps, found, now);
      return {
        status_code: 200,
        result: orderView(order, await readReceivable(deps.db, order.ref_number), now, locale),
      };
    }),
    route(listOrders).to(async ({ query, session, now, locale }) => {
      const { rows, count } = await listOwnOrders(deps.db, session.userId, query.page);
      const orders = [];
      for (const row of rows) orders.push(orderSummary(await currentOrder(deps, row, now), locale));
      return { status_code: 200, result: { orders, count, page: query.page } };
    }),
  ];
}
