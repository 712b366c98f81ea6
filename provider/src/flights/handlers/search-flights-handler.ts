import { listNearbyDates, searchFlightOffers } from '@aylal/contracts';
import { isPastDay } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { route, type Route } from '../../router/route.ts';
import { lowestTotals, searchOffers } from '../offers/search-offers.ts';
import { OFFER_LIFE_MS } from '../offers/offer-key.ts';
import { daysOfSearches, searchesAround } from '../offers/search-days.ts';
import { checkSearch, readMarket, searchOf, type FlightDesk } from './flight-desk.ts';

/** Days before and after the day asked for. */
const NEARBY_DAYS = 6;
const WHOLE_SECOND = 1000;

/** NEED-14. */
export function searchFlightsRoute(deps: Deps, desk: () => Promise<FlightDesk>): Route {
  return route(searchFlightOffers).to(async ({ query, now, locale }) => {
    const open = await desk();
    const search = searchOf(query);
    checkSearch(open.inventory, search, now);
    const market = await readMarket(deps.db, open.inventory, now, ...daysOfSearches([search]));
    const issuedAt = Math.floor(now / WHOLE_SECOND) * WHOLE_SECOND;
    return {
      status_code: 200,
      result: searchOffers(open, search, market, issuedAt, locale),
      expires_at: new Date(issuedAt + OFFER_LIFE_MS).toISOString(),
    };
  });
}

/** NEED-29: the days around, as far as they are not over. A round trip keeps its length. */
export function nearbyDatesRoute(deps: Deps, desk: () => Promise<FlightDesk>): Route {
  return route(listNearbyDates).to(async ({ query, now }) => {
    const { inventory } = await desk();
    const search = searchOf(query);
    checkSearch(inventory, search, now);
    const searches = searchesAround(search, NEARBY_DAYS);
    const market = await readMarket(deps.db, inventory, now, ...daysOfSearches(searches));
    const ahead = searches.filter(({ departDate }) => !isPastDay(departDate, market.today));
    const days = await lowestTotals(inventory, ahead, market, now);
    return {
      status_code: 200,
      result: days.map(({ search: { departDate }, total }) => ({ depart_date: departDate, total_fare: total })),
    };
  });
}
