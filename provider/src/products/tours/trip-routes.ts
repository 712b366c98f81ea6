import { getTrip, searchTrips } from '@aylal/contracts/trips';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { bookTripRoute } from './booking/book-trip-handler.ts';
import { withoutBookedPlaces } from './booking/booked-places.ts';
import { chooseTrips } from './choose-trips.ts';
import { withOwnTexts } from './own-trip-texts.ts';
import { fromDayOn, listedTrip, tripView } from './trip-view.ts';

const PAGE_SIZE = 24;

/** Trips and packages: API-51, API-53, NEED-19. */
export function tripRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'trips'>,
): readonly Route[] {
  const { db, trips } = deps;
  const onOffer = async (now: number) =>
    withoutBookedPlaces(
      db,
      await withOwnTexts(db, fromDayOn(await orUnavailable(trips.offered.read()), homeDate(now))),
    );
  return [
    route(searchTrips).to(async ({ query: { page, ...wish }, now, locale }) => {
      const found = chooseTrips(await onOffer(now), wish);
      const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return { status_code: 200, result: shown.map((trip) => listedTrip(trip, locale)), count: found.length };
    }),
    route(getTrip).to(async ({ params, now, locale }) => {
      const trip = (await onOffer(now)).find(({ id }) => id === params.slug);
      if (!trip || trip.departures.length === 0) throw refuse('not-found');
      return { status_code: 200, result: tripView(trip, locale) };
    }),
    bookTripRoute(deps),
  ];
}
