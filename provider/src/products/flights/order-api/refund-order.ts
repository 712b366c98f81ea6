import { readPartnerAmount } from '@aylal/domain/money';
import type { AirlineAnswer, AirlinePort } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { findAirlineOrder } from './airline-order-store.ts';
import type { AirlineParts } from './order-api-airline.ts';
import type { ApiCancellation, ApiOrder } from './order-api-messages.ts';

const refused: AirlineAnswer = { kind: 'refused', tapaCode: 210 };
/** Not money that comes back to us. */
const notMoney = new Set(['voucher', 'airline_credits']);

/**
 * Cancels a whole order if the airline refunds at least what its fare promised: first its quote, then the confirmation. An order that is cancelled
 * already was cancelled by us. Single tickets of an order cannot be refunded this way.
 */
export async function refundOrder(
  { api, db, logger }: AirlineParts,
  { offer, whole, reference }: Parameters<AirlinePort['refund']>[0],
): Promise<AirlineAnswer> {
  const row = await findAirlineOrder(db, offer.key);
  if (!whole || !row?.airline_order) return refused;
  const order = await api.order(row.airline_order);
  if (order.cancelled_at) return { kind: 'accepted' };
  const quote = await quoteOf(api.quoteCancellation(order.id));
  if (!quote || !isEnough(quote, order)) {
    logger.warn('airline-refund-refused', { reference, airline_order: order.id });
    return refused;
  }
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

/** As much as the price without the penalty that the conditions name, in money of the same currency. */
function isEnough({ refund_amount, refund_currency, refund_to }: ApiCancellation, order: ApiOrder): boolean {
  const terms = order.conditions.refund_before_departure;
  const back = readPartnerAmount(refund_amount ?? '');
  const total = readPartnerAmount(order.total_amount);
  const penalty = readPartnerAmount(terms?.penalty_amount ?? '');
  if (!terms?.allowed || back === null || total === null || penalty === null) return false;
  const oneCurrency = [terms.penalty_currency, refund_currency].every((one) => one === order.total_currency);
  return oneCurrency && !notMoney.has(refund_to ?? '') && back >= total - penalty;
}
