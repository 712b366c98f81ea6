import { getFlightOrder } from '@aylal/contracts/orders';
import { customerOrderOf } from '../../../commerce/orders/customer-order-view.ts';
import type { Deps } from '../../../platform/deps.ts';
import { route, type Route } from '../../../platform/http/route.ts';

/** NEED-08: an own order of flights. */
export function getFlightOrderRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(getFlightOrder).to(async (ctx) => ({
    status_code: 200,
    result: await customerOrderOf(deps, ctx, 'flight'),
  }));
}
