import { refundHotel } from '@aylal/contracts/hotels';
import { checkProofPassword } from '../../../accounts/owner-proof.ts';
import type { Deps } from '../../../platform/deps.ts';
import { itemOf } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { checkHolder } from '../../../commerce/refunds/check-holder.ts';
import { refundProofOf, refundProofRefusal, tryRefundProof } from '../../../commerce/refunds/refund-proof.ts';
import { sendRefund } from '../../../commerce/refunds/send-refund.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';
import { ruleOfHotelOrder } from './rule-of-order.ts';

type Refund = typeof refundHotel;

/** API-40: account and password first, outside; then the code, the rule and the order in one short transaction. The partner is asked afterwards, by the job of all refunds. */
export function refundHotelRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'passwords' | 'payout' | 'products' | 'vault'>,
): Route {
  return route(refundHotel).withPartner({
    prepare: (ctx) => checkAccount(deps, ctx),
    handle: (ctx) => storeRefund(deps, ctx),
  });
}

async function checkAccount(deps: Pick<Deps, 'db' | 'passwords' | 'payout'>, ctx: RouteContext<Refund>): Promise<void> {
  const { body, session } = ctx;
  const order = await findCustomerOrder(deps.db, session.userId, body.ref_number);
  if (!order || !itemOf(order, 'hotel')) throw refuse('not-found');
  await checkProofPassword(deps, refundProofOf(ctx));
  await checkHolder(deps, ctx, body);
}

async function storeRefund(
  deps: Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>,
  ctx: EffectContext<Refund>,
) {
  const { tx, body, session, now, locale } = ctx;
  const proven = await tryRefundProof(deps, tx, ctx);
  if (typeof proven === 'string') return refundProofRefusal(proven, locale);
  const order = await lockOrder(tx, body.ref_number.toUpperCase());
  const item = order && itemOf(order, 'hotel');
  if (!order || !item) throw refuse('not-found');
  const ruling = ruleOfHotelOrder(order, item, now);
  if (ruling.kind !== 'refund') {
    const word = ruling.kind === 'cancel-booking' ? 'nothing-back' : 'not-now';
    throw refuse('state-conflict', { message: hotelMessage(locale, `refund.${word}`) });
  }
  await proven.consume();
  const { ref_number } = order;
  const { userId } = session;
  await sendRefund(deps, ctx, { ref_number, userId, account: body, reason: body.reason, quote: ruling.quote });
  return { status_code: 200 as const, result: { ref_number: order.ref_number } };
}
