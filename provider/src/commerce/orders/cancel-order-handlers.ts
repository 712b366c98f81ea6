import { cancelFlightOrder, cancelOrder } from '@aylal/contracts/orders';
import { mayCancelOrder, type CancelCall } from '@aylal/domain/orders';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../platform/http/route.ts';
import { cancelUnpaid } from './expire-order.ts';
import { lockOrder } from './order-store.ts';

type Asked = Pick<RouteContext<typeof cancelOrder>, 'body' | 'session' | 'now' | 'log'> & { readonly tx: Tx };

/** API-33: an order of flights. */
export function cancelFlightOrderRoute(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(cancelFlightOrder).to(async (asked) => {
    await cancelOwn(deps, 'flight', asked);
    return { status_code: 200 };
  });
}

/** API-68: an order of any product without a call of its own. */
export function cancelOrderRoute(deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>): Route {
  return route(cancelOrder).to(async (asked) => {
    await cancelOwn(deps, 'order', asked);
    return { status_code: 200 };
  });
}

/** Ends an own order that waits for money. The lock keeps a payment that arrives at the same moment before or after it. */
async function cancelOwn(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  call: CancelCall,
  { tx, body, session, now, log }: Asked,
): Promise<void> {
  const ref = body.ref_number.toUpperCase();
  const order = await lockOrder(tx, ref);
  if (order?.user_id !== session.userId) throw refuse('not-found');
  if (!mayCancelOrder({ ...order, payUntil: order.pay_until }, call, now)) throw refuse('state-conflict');
  await cancelUnpaid(deps, tx, order, now);
  log.info('order-cancelled', { ref_number: ref });
}
