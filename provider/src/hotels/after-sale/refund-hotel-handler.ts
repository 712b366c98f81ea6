import { refundHotel } from '@aylal/contracts';
import { maskAccountNumber } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { itemOf, orderStatus } from '../../orders/order-row.ts';
import { findOwnOrder, lockOrder } from '../../orders/order-store.ts';
import { checkHolder } from '../../refunds/check-holder.ts';
import { moveOrder } from '../../refunds/move-order.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../router/route.ts';
import { hotelReturnMessages } from './hotel-return-messages.ts';
import { ruleOfHotelOrder } from './rule-of-order.ts';

type Refund = typeof refundHotel;

/** API-40: the account first, outside; then the rule and the order in one short transaction. The partner is asked afterwards, by the job of all refunds. */
export function refundHotelRoute(deps: Deps): Route {
  return route(refundHotel).withPartner({
    prepare: (ctx) => checkAccount(deps, ctx),
    handle: (ctx) => storeRefund(deps, ctx),
  });
}

async function checkAccount({ db, payout }: Deps, { body, session }: RouteContext<Refund>): Promise<void> {
  const order = await findOwnOrder(db, session.userId, body.ref_number);
  if (!order || !itemOf(order, 'hotel')) throw refuse('not-found');
  await checkHolder(payout, body);
}

async function storeRefund(deps: Deps, { tx, body, now, locale, log }: EffectContext<Refund>) {
  const order = await lockOrder(tx, body.ref_number.toUpperCase());
  const item = order && itemOf(order, 'hotel');
  if (!order || !item) throw refuse('not-found');
  const ruling = ruleOfHotelOrder(order, item, now);
  if (ruling.kind !== 'refund') {
    const word = ruling.kind === 'cancel-booking' ? 'nothing-back' : 'not-now';
    throw refuse('state-conflict', { message: hotelReturnMessages[locale][word] });
  }
  const id = deps.ids.reference('RFD');
  await tx
    .insertInto('flight_refunds')
    .values({
      id,
      ref_number: order.ref_number,
      state: 'sent',
      tickets: '[]',
      reason: body.reason,
      ...ruling.quote,
      bank_name: body.bank_name,
      account_name: body.account_name,
      account: deps.vault.seal(body.account_number, id),
      masked_account: maskAccountNumber(body.account_number),
      sent_at: now,
      finished_at: null,
      next_at: now,
    })
    .execute();
  const moved = await moveOrder(deps, tx, order.ref_number, orderStatus.refundSent);
  await sendOrderMail(deps, tx, moved, 'refund-sent', ruling.quote.back);
  log.info('refund-sent', { ref_number: order.ref_number, refund: id, back: ruling.quote.back });
  return { status_code: 200 as const, result: { ref_number: order.ref_number } };
}
