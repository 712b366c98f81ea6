import { cancelFlightOrder, cancelOrder } from '@aylal/contracts';
import { mayCancelOrder, type CancelCall } from '@aylal/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { ownerOf } from '../payments/payable-order.ts';
import { cancelPlainOrder } from '../plain-orders/end-plain-order.ts';
import { lockPlainOrder } from '../plain-orders/plain-order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../platform/http/route.ts';
import { cancelSupplied } from '../orders/expire-order.ts';
import { lockOrder } from '../orders/order-store.ts';

type Asked = Pick<RouteContext<typeof cancelOrder>, 'body' | 'session' | 'now' | 'log'> & { readonly tx: Tx };

/** API-33: an order of flights. */
export function cancelFlightOrderRoute(deps: Deps): Route {
  return route(cancelFlightOrder).to(async (asked) => {
    await cancelOwn(deps, 'flight', asked);
    return { status_code: 200 };
  });
}

/** API-68: an order of any product without a call of its own. */
export function cancelOrderRoute(deps: Deps): Route {
  return route(cancelOrder).to(async (asked) => {
    await cancelOwn(deps, 'order', asked);
    return { status_code: 200 };
  });
}

/** Ends an own order that waits for money. The lock keeps a payment that arrives at the same moment before or after it. */
async function cancelOwn(deps: Deps, call: CancelCall, { tx, body, session, now, log }: Asked): Promise<void> {
  const ref = body.ref_number.toUpperCase();
  if ((await ownerOf(tx, ref)) !== session.userId) throw refuse('not-found');
  const supplied = await lockOrder(tx, ref);
  const order = supplied ?? (await lockPlainOrder(tx, ref));
  if (!order || !mayCancelOrder({ ...order, payUntil: order.pay_until }, call, now)) throw refuse('state-conflict');
  await (supplied ? cancelSupplied(deps, tx, supplied, now) : cancelPlainOrder(deps, tx, ref, now));
  log.info('order-cancelled', { ref_number: ref });
}
