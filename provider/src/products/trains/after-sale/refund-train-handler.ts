import { refundTrainTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { refundTickets } from '../../../commerce/refunds/refund-tickets.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { trainMessage } from '../messages/train-messages.ts';
import { isDepartureCancelled } from './is-departure-cancelled.ts';

type Refund = typeof refundTrainTicket;

/** NEED-155: whether the train goes at all, asked outside; then the rule and the order in one short transaction. */
export function refundTrainRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'products' | 'trains' | 'vault'>,
): Route {
  return route(refundTrainTicket).withPartner({
    prepare: (ctx) => askDeparture(deps, ctx),
    handle: async (ctx, departureCancelled: boolean) => {
      const order = await lockOrder(ctx.tx, ctx.body.ref_number.toUpperCase());
      const item = order && itemOf(order, 'train');
      if (!order || !item) throw refuse('not-found');
      return refundTickets(deps, ctx, {
        order,
        prices: item.prices,
        departureCancelled,
        tooLate: (locale) => trainMessage(locale, 'too-late'),
      });
    },
  });
}

async function askDeparture(
  deps: Pick<Deps, 'trains' | 'db'>,
  { body, session }: RouteContext<Refund>,
): Promise<boolean> {
  const order = await findCustomerOrder(deps.db, session.userId, body.ref_number);
  if (!order || !itemOf(order, 'train')) throw refuse('not-found');
  return isDepartureCancelled(deps, order);
}
