import { getBusSchedule, listBusEnds, listBusStops } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { heard } from '../partners/heard.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { refundBusRoute } from './after-sale/refund-bus-handler.ts';
import { bookBusRoute } from './booking/book-bus-handler.ts';
import { heldSeats } from './booking/bus-seats.ts';
import { busTicketRoute } from './booking/bus-ticket-handler.ts';
import { departureView } from './departure-view.ts';
import { findEnds, findStops, stopView } from './find-stops.ts';

/** Where buses go and when: API-45, API-46, API-47; and its seats: API-48, API-49, API-50. */
export function busRoutes(deps: Deps): readonly Route[] {
  const { supplier, network } = deps.buses;
  return [
    route(listBusStops).to(async ({ params, locale }) => ({
      status_code: 200,
      result: findStops(await heard(network.read()), params.x, locale),
    })),
    route(listBusEnds).to(async ({ params, locale }) => {
      const ends = findEnds(await heard(network.read()), params.x);
      if (!ends) throw refuse('not-found');
      return { status_code: 200, result: ends.map((end) => stopView(end, locale)) };
    }),
    route(getBusSchedule).to(async ({ params: { x }, now, locale }) => {
      const known = await heard(network.read());
      const stop = known.stops.find(({ id }) => id === x.stop);
      const end = findEnds(known, x.stop)?.find(({ id }) => id === x.end);
      if (!stop || !end) throw refuse('not-found');
      const departures = await heard(supplier.departures(x));
      const ahead = departures.filter(({ departsAt }) => Date.parse(departsAt) > now);
      const held = await heldSeats(
        deps.db,
        ahead.map(({ run }) => run),
        now,
      );
      return { status_code: 200, result: ahead.map((one) => departureView(one, stop, end, locale, held)) };
    }),
    bookBusRoute(deps),
    busTicketRoute(deps),
    refundBusRoute(deps),
  ];
}
