import { getFlightOffer } from '@aylal/contracts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { hasSeats, priceDirection } from '../offers/offer-fares.ts';
import { reopenOffer } from '../offers/reopen-offer.ts';
import { daysOfSearches } from '../offers/search-days.ts';
import { readMarket, type FlightDesk } from './flight-desk.ts';

/** API-25: the offer of a key at its present price, or its baggage alone. */
export function getOfferRoute(deps: Deps, desk: () => Promise<FlightDesk>): Route {
  return route(getFlightOffer).to(async ({ query, now, locale }) => {
    const { inventory, builder } = await desk();
    const offer = reopenOffer(inventory, query.filter_str, query.key, now);
    if (!offer.ok) throw refuse(offer.problem);
    const { search, key, itineraries } = offer;
    const market = await readMarket(deps.db, inventory, now, ...daysOfSearches([search]));
    const directions = itineraries.map((itinerary) => priceDirection(itinerary, market));
    if (!hasSeats(directions, search)) throw refuse('sold-out');
    const built = builder.build(directions, key.family, search, market, key.issuedAt, locale);
    const data =
      query.baggage === 'true' ? { baggage_info: built.baggage_info } : { offer: { ...built, key: query.key } };
    return { status_code: 200, result: { data } };
  });
}
