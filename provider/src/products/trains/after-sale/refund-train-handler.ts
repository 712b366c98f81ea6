import { refundTrainTicket } from '@aylal/contracts/orders';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { refundTickets } from '../../../commerce/refunds/refund-tickets.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { trainMessage } from '../messages/train-messages.ts';

type Refund = typeof refundTrainTicket;

/** NEED-155: whether the train goes at all, asked outside; then the rule and the order in one short transaction. */
export function refundTrainRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'products' | 'trains' | 'vault'>,
): Route {
  return route(refundTrainTicket).withPartner({
    prepare: (ctx) => isDepartureCancelled(deps, ctx),
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

/** While the railway is silent the train is taken to go: the rule of time holds. */
async function isDepartureCancelled(
  { db, trains }: Pick<Deps, 'db' | 'trains'>,
  { body, session }: RouteContext<Refund>,
): Promise<boolean> {
  const order = await findCustomerOrder(db, session.userId, body.ref_number);
  const item = order && itemOf(order, 'train');
  if (!item) throw refuse('not-found');
  try {
    return (await trains.supplier.train(item.train))?.cancelled ?? false;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}
