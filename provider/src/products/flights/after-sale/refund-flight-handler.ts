import { refundFlight } from '@aylal/contracts/flights';
import { ticketsGivenBack } from '@aylal/domain/flights';
import { checkProofPassword } from '../../../accounts/owner-proof.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockOrder } from '../../../commerce/orders/order-store.ts';
import { findCustomerFlightOrder } from '../order/find-customer-flight-order.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { checkHolder } from '../../../commerce/refunds/check-holder.ts';
import { decideRefund } from './decide-refund.ts';
import { flightMessage } from '../messages/flight-messages.ts';
import { refundProofOf, refundProofRefusal, tryRefundProof } from '../../../commerce/refunds/refund-proof.ts';
import { readRefunds } from '../../../commerce/orders/refund-store.ts';
import { sendRefund } from '../../../commerce/refunds/send-refund.ts';

type Refund = typeof refundFlight;

/** API-30: account and password first, outside; then the code, the rules and the order in one short transaction. The airline is asked afterwards. */
export function refundFlightRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'outbox' | 'passwords' | 'payout' | 'products' | 'vault'>,
): Route {
  return route(refundFlight).withPartner({
    prepare: (ctx) => checkAccount(deps, ctx),
    handle: (ctx) => storeRefund(deps, ctx),
  });
}

async function checkAccount(deps: Pick<Deps, 'db' | 'passwords' | 'payout'>, ctx: RouteContext<Refund>): Promise<void> {
  const { body, session } = ctx;
  if (!(await findCustomerFlightOrder(deps.db, session.userId, body.ref_number))) throw refuse('not-found');
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
  if (!order) throw refuse('not-found');
  const givenBack = ticketsGivenBack(await readRefunds(tx, order.ref_number));
  const decision = decideRefund(order, body, givenBack, now);
  if (decision.kind === 'already')
    return { status_code: 204 as const, message: flightMessage(locale, 'refund.already') };
  if (decision.kind === 'refuse') throw refusalOf(decision.because, flightMessage(locale, 'refund.automatic'));
  await proven.consume();
  const { ref_number } = order;
  const { userId } = session;
  await sendRefund(deps, ctx, {
    ref_number,
    userId,
    account: body,
    reason: body.reason,
    tickets: decision.tickets,
    quote: decision.quote,
  });
  return { status_code: 200 as const, result: { ref_number: order.ref_number } };
}

function refusalOf(because: 'automatic' | 'state' | 'tickets' | 'alone', message: string) {
  if (because === 'state') return refuse('state-conflict');
  if (because === 'tickets') return refuse('invalid-input', { fields: { tickets: 'validation_required' } });
  if (because === 'alone') return refuse('invalid-input', { fields: { tickets: 'validation_tickets_alone' } });
  return refuse('state-conflict', { status: 400, message });
}
