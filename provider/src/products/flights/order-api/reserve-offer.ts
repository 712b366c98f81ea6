import type { Money } from '@aylal/domain/money';
import type { ReserveAnswer, ReserveRequest } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import {
  beginAirlineOrder,
  findAirlineOrder,
  forgetAirlineOrder,
  updateAirlineOrder,
  type AirlineOrderRow,
} from './airline-order-store.ts';
import { passengersFor } from './api-passengers.ts';
import { priceInTugrug } from './api-price.ts';
import type { AirlineParts } from './order-api-airline.ts';
import type { ApiOffer, ApiOrder } from './order-api-messages.ts';

const soldOut: ReserveAnswer = { kind: 'refused', tapaCode: 103 };
const refused: ReserveAnswer = { kind: 'refused', tapaCode: 210 };
const MINUTE = 60_000;
/** Longer than a booking takes: after it nobody comes back for a hold without an order. */
const CHECK_AFTER = 10 * MINUTE;
/** What is left between our customer's payment and ours to the airline. */
const MARGIN = 2 * MINUTE;
/** A hold that leaves less time than this to pay is none. */
const SHORTEST = 5 * MINUTE;

const goneCodes = new Set(['offer_no_longer_available', 'offer_expired', 'offer_request_already_booked']);

/** Holds an offer once for its booker. The same booking again finds what is held; another one finds it sold. */
export async function reserveOffer(parts: AirlineParts, request: ReserveRequest): Promise<ReserveAnswer> {
  const { api, db, clock } = parts;
  const { key, total_fare: agreed } = request.offer;
  const now = clock.now();
  const known = await findAirlineOrder(db, key);
  if (known && !isFor(known, request)) return soldOut;
  if (known) await updateAirlineOrder(db, key, { quote_ref: request.quoteRef, check_at: now + CHECK_AFTER });
  // An earlier try may have got through unheard.
  const before =
    known && (known.airline_order === null ? await api.findOrder(key) : await api.order(known.airline_order));
  const order = before ?? (await holdAnew(parts, request, now));
  if ('kind' in order) return order;
  if (order.cancelled_at) return soldOut;
  const until = heldUntil(order) - MARGIN;
  const tooShort = until < now + SHORTEST;
  const keep = !tooShort && (await isAtMost(parts, order, agreed));
  await updateAirlineOrder(db, key, {
    airline_order: order.id,
    state: 'held',
    amount: order.total_amount,
    currency: order.total_currency,
    check_at: keep ? now + CHECK_AFTER : now,
  });
  if (keep) return { kind: 'accepted', until };
  return tooShort ? refused : { kind: 'changed' };
}

function isFor({ booker, state }: AirlineOrderRow, request: ReserveRequest): boolean {
  return booker === request.booker && state !== 'done';
}

/** Asks the airline to hold an offer that nobody has asked for yet, at the price agreed. Throws a `PartnerError` when nobody knows whether it did. */
async function holdAnew(parts: AirlineParts, request: ReserveRequest, now: number): Promise<ApiOrder | ReserveAnswer> {
  const { api, db } = parts;
  const { key, total_fare: agreed } = request.offer;
  const offer = await api.offer(key);
  if (!offer || offer.payment_requirements.requires_instant_payment) return soldOut;
  if (!(await isAtMost(parts, offer, agreed))) return { kind: 'changed' };
  const people = passengersFor(offer, request);
  if (!people) return refused;
  const row = await beginAirlineOrder(db, newRow(offer, request, people.ids, now));
  if (!isFor(row, request)) return soldOut;
  try {
    return await api.hold(key, people.passengers, key);
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind === 'unavailable') throw error;
    const found = await api.findOrder(key);
    if (found) return found;
    if (error.kind === 'unknown') throw error;
    await forgetAirlineOrder(db, key);
    return goneCodes.has(error.key) ? soldOut : refused;
  }
}

/** Until when the airline keeps seats and price. */
function heldUntil({ payment_status: { payment_required_by, price_guarantee_expires_at } }: ApiOrder): number {
  const ends = [payment_required_by, price_guarantee_expires_at].flatMap((at) => (at == null ? [] : Date.parse(at)));
  return Math.min(...ends);
}

/** False as well where there is no rate to tell by. */
async function isAtMost(
  { rates }: AirlineParts,
  { total_amount, total_currency }: Pick<ApiOffer, 'total_amount' | 'total_currency'>,
  agreed: Money,
): Promise<boolean> {
  const price = priceInTugrug(await rates(), total_amount, total_currency);
  return price !== undefined && price <= agreed;
}

function newRow(offer: ApiOffer, request: ReserveRequest, passengers: readonly string[], now: number): AirlineOrderRow {
  return {
    offer: offer.id,
    booker: request.booker,
    quote_ref: request.quoteRef,
    airline_order: null,
    change: null,
    passengers,
    amount: offer.total_amount,
    currency: offer.total_currency,
    state: 'asked',
    created_at: now,
    check_at: now + CHECK_AFTER,
    attempts: 0,
  };
}
