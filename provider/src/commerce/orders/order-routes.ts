import { getCheckoutOrder, getOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cancelFlightOrderRoute, cancelOrderRoute } from './cancel-order-handlers.ts';
import { cancelUndeliveredRoute } from './cancel-undelivered-handler.ts';
import { listOrdersRoute } from './list-orders-handler.ts';
import { orderOffersRoute } from './offers/offers-handler.ts';
import { customerOrder, customerOrderOf } from './customer-order-view.ts';

/** A customer's own orders, whatever they are of: NEED-07, NEED-08, NEED-60, API-33. Somebody else's answer like missing ones (AUT-1). */
export function orderRoutes(deps: Deps): readonly Route[] {
  return [
    route(getOrder).to(async (ctx) => ({
      status_code: 200,
      result: await customerOrderOf(deps, ctx, ctx.params.product),
    })),
    route(getCheckoutOrder).to(async (ctx) => {
      const order = await customerOrder(deps, ctx);
      if (!order) throw refuse('not-found');
      return { status_code: 200, result: order };
    }),
    cancelFlightOrderRoute(deps),
    cancelOrderRoute(deps),
    cancelUndeliveredRoute(deps),
    listOrdersRoute(deps),
    orderOffersRoute(deps),
  ];
}
