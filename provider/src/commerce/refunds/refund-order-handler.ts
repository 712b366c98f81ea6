import { refundOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { lockOrder } from '../orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import { sendRefund } from './send-refund.ts';

/** NEED-150: the rule and the order in one short transaction. The partner is notified afterwards, by the job of all refunds. */
export function refundOrderRoute(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
): Route {
  return route(refundOrder).to(async ({ tx, body, session, now, locale, log }) => {
    const order = await lockOrder(tx, body.ref_number.toUpperCase());
    const rule = order && deps.products[order.product].fullRefund;
    if (!order || !rule || order.user_id !== session.userId) throw refuse('not-found');
    const ruling = rule(order, now);
    if (ruling.kind === 'blocked') {
      const key = ruling.reason === 'nothing-back' ? 'refund.nothing-back' : 'refund.not-now';
      throw refuse('state-conflict', { message: commerceMessage(locale, key) });
    }
    const { quote } = ruling;
    if (quote.back < body.refund_amount)
      throw refuse('state-conflict', { message: commerceMessage(locale, 'refund.less') });
    const { ref_number, user_id: userId } = order;
    await sendRefund(deps, { tx, now, log }, { ref_number, userId, account: 'wallet', reason: '', quote });
    return { status_code: 200, result: { refund_amount: quote.back } };
  });
}
