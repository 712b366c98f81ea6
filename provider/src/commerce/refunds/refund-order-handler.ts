import { refundOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import { moveOrder } from './move-order.ts';
import { toWallet } from './to-wallet.ts';

/** NEED-150: the rule and the order in one short transaction. The partner is notified afterwards, by the job of all refunds. */
export function refundOrderRoute(deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products'>): Route {
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
    const id = deps.ids.reference('RFD');
    await tx
      .insertInto('refunds')
      .values({
        id,
        ref_number: order.ref_number,
        state: 'sent',
        tickets: '[]',
        reason: '',
        ...quote,
        ...toWallet,
        sent_at: now,
        finished_at: null,
        next_at: now,
      })
      .execute();
    const moved = await moveOrder(deps, tx, order.ref_number, orderStatus.refundSent);
    await sendOrderMail(deps, tx, moved, 'refund-sent', quote.back);
    log.info('refund-sent', { ref_number: order.ref_number, refund: id, back: quote.back });
    return { status_code: 200, result: { refund_amount: quote.back } };
  });
}
