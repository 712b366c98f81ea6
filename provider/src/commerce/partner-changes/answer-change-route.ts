import { answerPartnerChange } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { lockOrder } from '../orders/order-store.ts';
import { answerChange } from './answer-change.ts';

/** NEED-300: the customer answers; the partner is asked afterwards, by the job of all changes. */
export function answerChangeRoute(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(answerPartnerChange).to(async ({ tx, body, session, now, log }) => {
    const order = await lockOrder(tx, body.ref_number.toUpperCase());
    if (order?.user_id !== session.userId) throw refuse('not-found');
    const { change, answer } = body;
    await answerChange(deps, tx, { order, change, answer, by: 'customer', now, log });
    return { status_code: 200 };
  });
}
