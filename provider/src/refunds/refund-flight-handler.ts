import { refundFlight } from '@aylal/contracts';
import { maskAccountNumber, ticketsGivenBack } from '@aylal/domain';
import type { Deps } from '../deps.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import { orderStatus } from '../orders/order-row.ts';
import { findOwnFlightOrder, lockOrder } from '../orders/order-store.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../router/route.ts';
import { checkHolder } from './check-holder.ts';
import { decideRefund } from './decide-refund.ts';
import { moveOrder } from './move-order.ts';
import { refundMessages } from './refund-messages.ts';
import { readRefunds } from './refund-store.ts';

type Refund = typeof refundFlight;

/** API-30: the account first, outside; then the rules and the order in one short transaction. The airline is asked afterwards. */
export function refundFlightRoute(deps: Deps): Route {
  return route(refundFlight).withPartner({
    prepare: (ctx) => checkAccount(deps, ctx),
    handle: (ctx) => storeRefund(deps, ctx),
  });
}

async function checkAccount({ db, payout }: Deps, { body, session }: RouteContext<Refund>): Promise<void> {
  if (!(await findOwnFlightOrder(db, session.userId, body.ref_number))) throw refuse('not-found');
  await checkHolder(payout, body);
}

async function storeRefund(deps: Deps, { tx, body, now, locale, log }: EffectContext<Refund>) {
  const order = await lockOrder(tx, body.ref_number.toUpperCase());
  if (!order) throw refuse('not-found');
  const givenBack = ticketsGivenBack(await readRefunds(tx, order.ref_number));
  const decision = decideRefund(order, body, givenBack, now);
  if (decision.kind === 'already') return { status_code: 204 as const, message: refundMessages[locale].already };
  if (decision.kind === 'refuse') throw refusalOf(decision.because, refundMessages[locale].automatic);
  const id = deps.ids.reference('RFD');
  await tx
    .insertInto('flight_refunds')
    .values({
      id,
      ref_number: order.ref_number,
      state: 'sent',
      tickets: JSON.stringify(decision.tickets),
      reason: body.reason,
      ...decision.quote,
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
  await sendOrderMail(deps, tx, moved, 'refund-sent', decision.quote.back);
  log.info('refund-sent', { ref_number: order.ref_number, refund: id, back: decision.quote.back });
  return { status_code: 200 as const, result: { ref_number: order.ref_number } };
}

function refusalOf(because: 'automatic' | 'state' | 'tickets' | 'alone', message: string) {
  if (because === 'state') return refuse('state-conflict');
  if (because === 'tickets') return refuse('invalid-input', { fields: { tickets: 'validation_required' } });
  if (because === 'alone') return refuse('invalid-input', { fields: { tickets: 'validation_tickets_alone' } });
  return refuse('state-conflict', { status: 400, message });
}
