import { readPartnerAmount } from '@aylal/domain/money';
import type { IssuedTickets } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { updateAirlineOrder, type AirlineOrderRow } from './airline-order-store.ts';
import { ticketsOf } from './api-tickets.ts';
import { listDearerOrder } from './list-airline-order.ts';
import type { AirlineParts } from './order-api-airline.ts';
import type { ApiOrder } from './order-api-messages.ts';

/** What the airline says when it will not make these tickets any more, whoever pays. */
const overCodes = new Set([
  'already_cancelled',
  'past_payment_required_by_date',
  'schedule_changed',
  'price_changed',
  'payment_amount_does_not_match_order_amount',
]);

/**
 * The tickets of an offer that is held: paid for once, after looking whether it is paid already. `refused` when the airline will not issue it and has
 * taken nothing; undefined when tickets are not there yet, or nobody knows.
 */
export async function issueHeld(
  parts: AirlineParts,
  row: AirlineOrderRow,
): Promise<IssuedTickets | 'refused' | undefined> {
  const { api, db, clock, logger } = parts;
  const order = row.airline_order === null ? await api.findOrder(row.offer) : await api.order(row.airline_order);
  // Whether an order was made after all, nobody knows yet.
  if (!order) return undefined;
  const made = ticketsOf(order, row.passengers);
  if (made) return finish(parts, row, made);
  // A payment whose answer was lost may stand behind whatever the order says.
  const nothingPaid = row.state !== 'paying' && !order.payment_status.paid_at;
  const failed = nothingPaid ? ('refused' as const) : undefined;
  if (isOver(order, clock.now())) return failed;
  if (!order.payment_status.awaiting_payment) return undefined;
  if (isMore(order, row)) {
    const { id, total_amount: amount, total_currency: currency } = order;
    await listDearerOrder(parts, { id, amount, currency });
    return failed;
  }
  await updateAirlineOrder(db, row.offer, { state: 'paying', airline_order: order.id });
  try {
    await api.pay(order.id, { amount: order.total_amount, currency: order.total_currency });
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error;
    logger.warn('airline-payment-refused', { airline_order: order.id, key: error.key });
    if (error.key !== 'already_paid') {
      await updateAirlineOrder(db, row.offer, { state: row.state });
      return overCodes.has(error.key) ? failed : undefined;
    }
  }
  const paid = ticketsOf(await api.order(order.id), row.passengers);
  return paid && finish(parts, row, paid);
}

async function finish({ db }: AirlineParts, { offer }: AirlineOrderRow, made: IssuedTickets): Promise<IssuedTickets> {
  await updateAirlineOrder(db, offer, { state: 'done', check_at: null });
  return made;
}

/** Cancelled, or not paid in its time: the API then says of it that it awaits no payment. */
function isOver({ cancelled_at, payment_status }: ApiOrder, now: number): boolean {
  const { awaiting_payment, payment_required_by } = payment_status;
  const late = payment_required_by != null && Date.parse(payment_required_by) <= now;
  return Boolean(cancelled_at) || (late && !awaiting_payment);
}

function isMore({ total_amount, total_currency }: ApiOrder, { amount, currency }: AirlineOrderRow): boolean {
  const [asked, agreed] = [readPartnerAmount(total_amount), readPartnerAmount(amount)];
  return total_currency !== currency || asked === null || agreed === null || asked > agreed;
}
