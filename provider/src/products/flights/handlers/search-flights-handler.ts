import { listNearbyDates, searchFlightOffers } from '@aylal/contracts/flights';
import { homeZone, isPastDay } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { SearchSessionStore } from '../carriers/search-session-store.ts';
import { firstPart } from '../carriers/search-parts.ts';
import { searchesAround } from '../offers/search-days.ts';
import { ASKED_ON_MS, type BeginSearch } from './begin-search.ts';
import { checkSearch, searchOf } from './flight-services.ts';
import { partAnswer } from './part-answer.ts';

/** Days before and after the day asked for. */
const NEARBY_DAYS = 6;
const WHOLE_SECOND = 1000;

/** NEED-14: every carrier is asked at the same time; what has come after a moment is the answer, and a token to ask on with while somebody is missing. */
export function searchFlightsRoute(
  { ids }: Pick<Deps, 'ids'>,
  { begin, sessions }: { readonly begin: BeginSearch; readonly sessions: SearchSessionStore },
): Route {
  return route(searchFlightOffers).to(async ({ query, now, locale, log }) => {
    const issuedAt = Math.floor(now / WHOLE_SECOND) * WHOLE_SECOND;
    const running = await begin({ query, issuedAt, now, locale, log });
    const part = await firstPart(running);
    const id = ids.uuid();
    if (part.carriers) sessions.keep(id, running, issuedAt + ASKED_ON_MS);
    return { status_code: 200, ...partAnswer(part, { id, issuedAt, query }) };
  });
}

/** NEED-29: the days around, as far as they are not over. A round trip keeps its length. */
export function nearbyDatesRoute({ flightPlaces, offers }: Pick<Deps, 'flightPlaces' | 'offers'>): Route {
  return route(listNearbyDates).to(async ({ query, now }) => {
    const places = await flightPlaces();
    const search = searchOf(query);
    checkSearch(places, search, now);
    const today = places.clock.dateAt(homeZone, now);
    const ahead = searchesAround(search, NEARBY_DAYS).filter(({ departDate }) => !isPastDay(departDate, today));
    const days = await offers.lowestTotals(ahead, now);
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
