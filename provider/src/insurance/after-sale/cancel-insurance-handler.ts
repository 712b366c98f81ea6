import { cancelInsurance } from '@aylal/contracts';
import { coverCancelBlock, quoteCoverCancellation } from '@aylal/domain';
import { customerDay } from '../../bookings/customer-day.ts';
import type { Deps } from '../../deps.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { itemOf, orderStatus } from '../../orders/order-row.ts';
import { lockOrder } from '../../orders/order-store.ts';
import { moveOrder } from '../../refunds/move-order.ts';
import { toWallet } from '../../refunds/to-wallet.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { coolingOffUntil } from '../booking/insurance-order-view.ts';
import { coverMessages } from './cover-messages.ts';

/** NEED-162: the rule and the order in one short transaction; its lock lets one of two through. The insurer is told afterwards, by the job of all refunds. */
export function cancelInsuranceRoute(deps: Deps): Route {
  return route(cancelInsurance).to(async ({ tx, body, session, now, locale, log }) => {
    const order = await lockOrder(tx, body.ref_number.toUpperCase());
    const item = order && itemOf(order, 'insurance');
    if (!order || !item || order.user_id !== session.userId) throw refuse('not-found');
    const facts = {
      statusCode: order.status,
      startDate: item.startDate,
      coolingOffUntil: coolingOffUntil(order, item),
    };
    const block = coverCancelBlock(facts, customerDay(now));
    if (block) throw refuse('state-conflict', { message: coverMessages[locale][block] });
    const premium = item.prices.reduce((sum, price) => sum + price, 0);
    const quote = quoteCoverCancellation(premium, order.paid - order.fee);
    if (quote.back === 0) throw refuse('state-conflict', { message: coverMessages[locale].unpaid });
    const id = deps.ids.reference('RFD');
    await tx
      .insertInto('flight_refunds')
      .values({
        id,
        ref_number: order.ref_number,
        state: 'sent',
        tickets: JSON.stringify([]),
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
    return { status_code: 200 as const, result: { refund_amount: quote.back } };
  });
}
