import type { ChangeRequest, ReserveAnswer } from '../booking/airline-port.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { beginAirlineOrder, findAirlineOrder } from './airline-order-store.ts';
import type { AirlineParts } from './order-api-airline.ts';

const refused: ReserveAnswer = { kind: 'refused', tapaCode: 210 };

/** Prepares a change at the airline. Nothing happens to the ticket held before `issueChange` confirms it, so a prepared one that is lost does no harm. */
export async function reserveChange(
  { api, db, clock }: AirlineParts,
  { offer, held }: ChangeRequest,
): Promise<ReserveAnswer> {
  const ticket = await findAirlineOrder(db, held.key);
  if (!ticket?.airline_order) return refused;
  const known = await findAirlineOrder(db, offer.key);
  const shown = await api.changeOffer(offer.key);
  if (!shown) return refused;
  const change = known?.change ? await api.change(known.change) : await prepared(api.prepareChange(offer.key));
  if (!change || change.confirmed_at) return refused;
  if (change.change_total_amount !== shown.change_total_amount) return { kind: 'changed' };
  await beginAirlineOrder(db, {
    offer: offer.key,
    booker: ticket.booker,
    quote_ref: ticket.quote_ref,
    airline_order: ticket.airline_order,
    change: change.id,
    passengers: ticket.passengers,
    amount: change.change_total_amount,
    currency: change.change_total_currency,
    state: 'held',
    created_at: clock.now(),
    check_at: null,
    attempts: 0,
  });
  return { kind: 'accepted', until: Date.parse(change.expires_at) };
}

async function prepared<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') return undefined;
    throw error;
  }
}
