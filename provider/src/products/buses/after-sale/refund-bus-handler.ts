import { refundBusTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { refundTickets } from '../../../commerce/refunds/refund-tickets.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { busMessage } from '../messages/bus-messages.ts';
import { isDepartureCancelled } from './is-departure-cancelled.ts';

type Refund = typeof refundBusTicket;

/** API-50: whether the bus goes at all, asked outside; then the rule and the order in one short transaction. */
export function refundBusRoute(
  deps: Pick<Deps, 'buses' | 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(refundBusTicket).withPartner({
    prepare: (ctx) => askDeparture(deps, ctx),
    handle: async (ctx, departureCancelled: boolean) => {
      const order = await lockOrder(ctx.tx, ctx.body.ref_number.toUpperCase());
      const item = order && itemOf(order, 'bus');
      if (!order || !item) throw refuse('not-found');
      return refundTickets(deps, ctx, {
        order,
        prices: item.prices,
        departureCancelled,
        tooLate: (locale) => busMessage(locale, 'too-late'),
      });
    },
  });
}

async function askDeparture(
  deps: Pick<Deps, 'buses' | 'db'>,
  { body, session }: RouteContext<Refund>,
): Promise<boolean> {
  const order = await findCustomerOrder(deps.db, session.userId, body.ref_number);
  if (!order || !itemOf(order, 'bus')) throw refuse('not-found');
  return isDepartureCancelled(deps, order);
}
