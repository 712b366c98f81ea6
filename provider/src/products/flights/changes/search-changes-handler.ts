import type { QueryOutput } from '@aylal/contracts';
import { searchFlightChanges, type FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { OFFER_LIFE_MS } from '../offers/offer-key.ts';
import { agreedOffer, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { findChangeable } from './find-changeable.ts';
import { priceChange } from './price-change.ts';
import { firstDayOf } from '../offers/first-day-of.ts';

/** API-31: what a ticket may be changed to, with its cost against the ticket held. */
export function searchChangesRoute(
  deps: Pick<Deps, 'changes' | 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(searchFlightChanges).to(async ({ query, session, now, locale }) => {
    const order = await findChangeable(deps, session.userId, query.ref_number, now);
    const offers = await offersOf(deps, order, query, now, locale);
    return {
      status_code: 200,
      result: offers.map((offer) => priceChange(order, offer)),
      expires_at: new Date(now + OFFER_LIFE_MS).toISOString(),
    };
  });
}

async function offersOf(
  { changes }: Pick<Deps, 'changes'>,
  order: OrderRow,
  query: QueryOutput<typeof searchFlightChanges>,
  now: number,
  locale: Locale,
): Promise<readonly FlightOffer[]> {
  const held = agreedOffer(order);
  const { filter_str, key, depart_date, return_date } = query;
  if (filter_str !== undefined && key !== undefined) {
    const found = await changes.reopen(held, filter_str, key, now, locale);
    if (!found.ok) throw refuse(found.problem);
    return [found.offer];
  }
  const back = held.trips.length > 1 ? held.trips.at(-1)?.flights[0]?.departure_date : undefined;
  const departDate = depart_date ?? firstDayOf(held.trips);
  const returnDate = back && (return_date ?? back);
  if (returnDate !== undefined && returnDate < departDate)
    throw refuse('invalid-input', { fields: { return_date: 'validation_return_before_departure' } });
  return changes.options(held, { departDate, returnDate }, now, locale);
}
