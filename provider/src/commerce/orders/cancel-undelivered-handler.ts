import { cancelUndeliveredOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { refundDueAt } from './refund-due-at.ts';
import { lockOrder } from './order-store.ts';
import { endUndelivered } from './undelivered-order.ts';

/** MNY-7: the customer of a paid order does not wait for its goods any longer. The lock keeps goods that arrive at the same moment before or after it. */
export function cancelUndeliveredRoute(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'logger' | 'outbox' | 'products'>,
): Route {
  return route(cancelUndeliveredOrder).to(async ({ tx, body, session, now, log }) => {
    const order = await lockOrder(tx, body.ref_number.toUpperCase());
    if (order?.user_id !== session.userId) throw refuse('not-found');
    const from = refundDueAt(deps.products, order);
    if (from === null || now < from) throw refuse('state-conflict');
    await endUndelivered(deps, tx, order, { by: 'customer', now });
    log.info('order-cancelled', { ref_number: order.ref_number });
    return { status_code: 200 };
  });
}
