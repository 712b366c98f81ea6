import { getCheckoutOrder, getLotteryOrder, getPlainOrder, type PlainProduct } from '@aylal/contracts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { currentPlainOrder } from '../plain-orders/end-plain-order.ts';
import { findPlainOrder } from '../plain-orders/plain-order-store.ts';
import { plainOrderDetail, plainOrderView } from '../plain-orders/plain-order-view.ts';
import { ownOrder, type AskedOrder } from '../orders/own-order-view.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cancelFlightOrderRoute, cancelOrderRoute } from './cancel-order-handlers.ts';
import { cancelUndeliveredRoute } from '../orders/cancel-undelivered-handler.ts';
import { listOrdersRoute } from './list-orders-handler.ts';
import { readReceivable } from '../orders/order-ledger.ts';
import { orderOffersRoute } from '../orders/offers/offers-handler.ts';

/** A customer's own orders, whatever they are of: NEED-07, NEED-60, API-33. Somebody else's answer like missing ones (AUT-1). Every product serves its own order itself. */
export function orderRoutes(deps: Deps): readonly Route[] {
  return [
    route(getCheckoutOrder).to(async (ctx) => {
      const order = (await ownOrder(deps, ctx)) ?? (await plainOrder(ctx));
      if (!order) throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    route(getPlainOrder).to((ctx) => plainDetail(ctx, 'top-up')),
    route(getLotteryOrder).to((ctx) => plainDetail(ctx, 'lottery')),
    cancelFlightOrderRoute(deps),
    cancelOrderRoute(deps),
    cancelUndeliveredRoute(deps),
    listOrdersRoute(deps),
    orderOffersRoute(deps),
  ];

  async function plainOrder(asked: AskedOrder) {
    const order = await ownPlainOrder(asked);
    return order && plainOrderView(deps.plainProducts, order, asked.now, asked.locale);
  }

  async function plainDetail(asked: AskedOrder, product: PlainProduct) {
    const order = await ownPlainOrder(asked);
    if (order?.product !== product) throw refuse('not-found');
    const receivable = await readReceivable(deps.db, order.ref_number);
    return {
      status_code: 200 as const,
      result: plainOrderDetail(deps.plainProducts, order, receivable, asked.now, asked.locale),
    };
  }

  async function ownPlainOrder({ params, session, now }: Pick<AskedOrder, 'params' | 'session' | 'now'>) {
    const found = await findPlainOrder(deps.db, params.ref_number);
    return found?.user_id === session.userId ? currentPlainOrder(deps, found, now) : undefined;
  }
}
