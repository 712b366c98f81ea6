import { getBusSchedule, listBusEnds, listBusStops } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { heard } from '../partners/heard.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { departureView } from './departure-view.ts';
import { findEnds, findStops, stopView } from './find-stops.ts';

/** Where buses go and when: API-45, API-46, API-47. */
export function busRoutes({ buses: { supplier, network } }: Pick<Deps, 'buses'>): readonly Route[] {
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
      return { status_code: 200, result: ahead.map((one) => departureView(one, stop, end, locale)) };
    }),
  ];
}
