import { refundBusTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { refundTickets } from '../../../commerce/refunds/refund-tickets.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { busMessage } from '../messages/bus-messages.ts';

type Refund = typeof refundBusTicket;

/** API-50: whether the bus goes at all, asked outside; then the rule and the order in one short transaction. */
export function refundBusRoute(
  deps: Pick<Deps, 'buses' | 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(refundBusTicket).withPartner({
    prepare: (ctx) => isDepartureCancelled(deps, ctx),
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

/** While the partner is silent the bus is taken to go: the rule of time holds. */
async function isDepartureCancelled(
  { db, buses }: Pick<Deps, 'buses' | 'db'>,
  { body, session }: RouteContext<Refund>,
): Promise<boolean> {
  const order = await findCustomerOrder(db, session.userId, body.ref_number);
  const item = order && itemOf(order, 'bus');
  if (!item) throw refuse('not-found');
  try {
    return (await buses.supplier.departure(item.departure))?.cancelled ?? false;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}
