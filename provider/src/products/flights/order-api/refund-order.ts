import { readPartnerAmount } from '@aylal/domain/money';
import type { AirlineAnswer, AirlinePort } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { findAirlineOrder } from './airline-order-store.ts';
import { listAirlineOrder } from './list-airline-order.ts';
import type { AirlineParts } from './order-api-airline.ts';
import type { ApiCancellation, ApiOrder } from './order-api-messages.ts';

const refused: AirlineAnswer = { kind: 'refused', tapaCode: 210 };
/** Not money that comes back to us. */
const notMoney = new Set(['voucher', 'airline_credits']);

/**
 * Cancels a whole order if the airline refunds at least what its fare promised: first its quote, then the confirmation. An order that is cancelled
 * already was cancelled by us. Where the airline has changed the flights, the fare does not count: it is cancelled for what the airline refunds, and what is missing goes to people. Single tickets of an order cannot be refunded this way.
 */
export async function refundOrder(
  parts: AirlineParts,
  { offer, whole, reference, byAirline }: Parameters<AirlinePort['refund']>[0],
): Promise<AirlineAnswer> {
  const { api, db, logger } = parts;
  const row = await findAirlineOrder(db, offer.key);
  if (!whole || !row?.airline_order) return refused;
  const order = await api.order(row.airline_order);
  if (order.cancelled_at) return { kind: 'accepted' };
  const quote = await quoteOf(api.quoteCancellation(order.id));
  const isEnough = quote && (byAirline ? isEverything(quote, order) : isAsPromised(quote, order));
  if (!quote || (!isEnough && !byAirline)) {
    logger.warn('airline-refund-refused', { reference, airline_order: order.id });
    return refused;
  }
  if (!isEnough) await listPoorRefund(parts, order.id, quote);
  try {
    await api.confirmCancellation(quote.id);
  } catch (error) {
    // Of a quote that has ended meanwhile a new one is asked for the next time.
    if (error instanceof PartnerError && error.kind === 'refused') return { kind: 'silent' };
    throw error;
  }
  return { kind: 'accepted' };
}

/** Undefined when the airline does not let it be cancelled. */
async function quoteOf(asked: Promise<ApiCancellation>): Promise<ApiCancellation | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') return undefined;
    throw error;
  }
}

/** The customer has everything back; the airline still owes us the rest of what it has changed itself. */
async function listPoorRefund(parts: AirlineParts, order: string, quote: ApiCancellation): Promise<void> {
  const task = 'The airline refunds less than all of an order that it has changed itself. Agree on the rest with it.';
  await listAirlineOrder(parts, order, task, quote);
}

/** The whole price, as money of the same currency. */
function isEverything({ refund_amount, refund_currency, refund_to }: ApiCancellation, order: ApiOrder): boolean {
  const [back, total] = [readPartnerAmount(refund_amount ?? ''), readPartnerAmount(order.total_amount)];
  const isMoney = refund_currency === order.total_currency && !notMoney.has(refund_to ?? '');
  return isMoney && back !== null && total !== null && back >= total;
}

/** As much as the price without the penalty that the conditions name, in money of the same currency. */
function isAsPromised({ refund_amount, refund_currency, refund_to }: ApiCancellation, order: ApiOrder): boolean {
  const terms = order.conditions.refund_before_departure;
  const back = readPartnerAmount(refund_amount ?? '');
  const total = readPartnerAmount(order.total_amount);
  const penalty = readPartnerAmount(terms?.penalty_amount ?? '');
  if (!terms?.allowed || back === null || total === null || penalty === null) return false;
  const oneCurrency = [terms.penalty_currency, refund_currency].every((one) => one === order.total_currency);
  return oneCurrency && !notMoney.has(refund_to ?? '') && back >= total - penalty;
}
