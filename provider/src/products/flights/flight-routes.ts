import { searchAirports } from '@aylal/contracts/flights';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { checkOfferRoute } from './handlers/check-offer-handler.ts';
import { createBeginSearch } from './handlers/begin-search.ts';
import { createSearchSessionStore } from './carriers/search-session-store.ts';
import { getOfferRoute } from './handlers/get-offer-handler.ts';
import { pendingCarriersRoute } from './handlers/pending-carriers-handler.ts';
import { monthFaresRoute } from './handlers/month-fares-handler.ts';
import { nearbyDatesRoute, searchFlightsRoute } from './handlers/search-flights-handler.ts';

/**
 * API-23, API-24, API-25, NEED-14, NEED-29, NEED-36, NEED-40. The timetable begins to load here and the first call waits for it; in tests, where most never
 * ask for a flight, it loads with the first call.
 */
export function flightRoutes(
  deps: Pick<
    Deps,
    'carriers' | 'config' | 'db' | 'flightServices' | 'flightPlaces' | 'ids' | 'offers' | 'partnerCalls'
  >,
): readonly Route[] {
  const searches = { begin: createBeginSearch(deps), sessions: createSearchSessionStore() };
  if (deps.config.sandbox && deps.config.mode !== 'test') void deps.flightServices();
  return [
    route(searchAirports).to(async ({ query, locale }) => ({
      status_code: 200,
      result: (await deps.flightPlaces()).airportSearch.find(query.text, locale),
    })),
    searchFlightsRoute(deps, searches),
    pendingCarriersRoute(searches),
    nearbyDatesRoute(deps),
    monthFaresRoute(deps),
    getOfferRoute(deps),
    checkOfferRoute(deps),
  ];
}
