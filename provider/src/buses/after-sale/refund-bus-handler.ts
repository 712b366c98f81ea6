import { refundBusTicket } from '@aylal/contracts';
import { busRefundBlock, quoteBusRefund, ticketsGivenBack } from '@aylal/domain';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { sendOrderMail } from '../../orders/order-mails.ts';
import { itemOf, orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { findOwnOrder, lockOrder } from '../../orders/order-store.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { moveOrder } from '../../refunds/move-order.ts';
import { readRefunds } from '../../refunds/refund-store.ts';
import { toWallet } from '../../refunds/to-wallet.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../router/route.ts';
import type { StoredBus } from '../booking/stored-bus.ts';
import { busMessages } from '../bus-messages.ts';

type Refund = typeof refundBusTicket;

/** API-50: whether the bus goes at all, asked outside; then the rule and the order in one short transaction. The partner takes the tickets back afterwards, by the job of all refunds. */
export function refundBusRoute(deps: Deps): Route {
  return route(refundBusTicket).withPartner({
    prepare: (ctx) => isDepartureCancelled(deps, ctx),
    handle: (ctx, cancelled: boolean) => storeRefund(deps, ctx, cancelled),
  });
}

/** While the partner is silent the bus is taken to go: the rule of time holds. */
async function isDepartureCancelled({ db, buses }: Deps, { body, session }: RouteContext<Refund>): Promise<boolean> {
  const order = await findOwnOrder(db, session.userId, body.ref_number);
  const item = order && itemOf(order, 'bus');
  if (!item) throw refuse('not-found');
  try {
    return (await buses.supplier.departure(item.departure))?.cancelled ?? false;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}

async function storeRefund(deps: Deps, ctx: EffectContext<Refund>, departureCancelled: boolean) {
  const { tx, body, now, locale, log } = ctx;
  const order = await lockOrder(tx, body.ref_number.toUpperCase());
  const item = order && itemOf(order, 'bus');
  if (!order || !item) throw refuse('not-found');
  const { departs_at: departsAt, status: statusCode } = order;
  const block = busRefundBlock({ statusCode, departsAt, departureCancelled }, now);
  if (block) throw refuse('state-conflict', { message: busMessages[locale][block] });
  const prices = await chosenPrices(tx, order, item, body.seats);
  const basis = { prices: item.prices, received: order.paid - order.fee, departsAt, departureCancelled };
  const quote = quoteBusRefund(prices, basis, now);
  if (quote.back === 0) throw refuse('state-conflict', { message: busMessages[locale]['too-late'] });
  const id = deps.ids.reference('RFD');
  await tx
    .insertInto('flight_refunds')
    .values({
      id,
      ref_number: order.ref_number,
      state: 'sent',
      tickets: JSON.stringify(body.seats),
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
}

/** What the chosen tickets cost. Refuses one that is chosen twice, is not of this order, or is given back already. */
async function chosenPrices(tx: Tx, order: FlightOrderRow, { prices }: StoredBus, chosen: readonly string[]) {
  const back = ticketsGivenBack(await readRefunds(tx, order.ref_number));
  const numbers = order.travellers.map(({ ticket_number }) => ticket_number);
  const wrong = chosen.some((id, at) => !numbers.includes(id) || back.has(id) || chosen.indexOf(id) !== at);
  if (wrong) throw refuse('invalid-input', { fields: { seats: 'validation_invalid' } });
  return chosen.map((id) => prices[numbers.indexOf(id)] ?? 0);
}
