import { listNearbyDates, searchFlightOffers } from '@aylal/contracts';
import { isPastDay } from '@aylal/domain';
import type { Deps } from '../../deps.ts';
import { route, type Route } from '../../router/route.ts';
import type { KeptSearches } from '../carriers/kept-searches.ts';
import { createCarrierReader } from '../carriers/read-carrier-answer.ts';
import { startSearch } from '../carriers/running-search.ts';
import { firstPart } from '../carriers/search-parts.ts';
import { lowestTotals } from '../offers/search-offers.ts';
import { OFFER_LIFE_MS } from '../offers/offer-key.ts';
import { daysOfSearches, searchesAround } from '../offers/search-days.ts';
import { checkSearch, readMarket, searchOf, type FlightDesk } from './flight-desk.ts';
import { partAnswer } from './part-answer.ts';

/** Days before and after the day asked for. */
const NEARBY_DAYS = 6;
const WHOLE_SECOND = 1000;

/** NEED-14: every carrier is asked at the same time; what has come after a moment is the answer, and a token to ask on with while somebody is missing. */
export function searchFlightsRoute(deps: Deps, desk: () => Promise<FlightDesk>, kept: KeptSearches): Route {
  const read = createCarrierReader();
  return route(searchFlightOffers).to(async ({ query, now, locale, log }) => {
    const search = searchOf(query);
    checkSearch((await desk()).inventory, search, now);
    const issuedAt = Math.floor(now / WHOLE_SECOND) * WHOLE_SECOND;
    const sellers = await deps.carriers.sellersOf({ search, issuedAt, locale });
    const running = startSearch(sellers, search, { read, log });
    const part = await firstPart(running);
    const endsAt = issuedAt + OFFER_LIFE_MS;
    const id = part.carriers && kept.keep({ search: running, endsAt }, now);
    return { status_code: 200, ...partAnswer(part, id, endsAt) };
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
      result: days.map(({ search: { departDate }, total, adult }) => ({
        depart_date: departDate,
        total_fare: total,
        adult_fare: adult,
      })),
    };
  });
}
