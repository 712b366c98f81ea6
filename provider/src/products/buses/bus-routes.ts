import { customerOrderOf } from '../../commerce/orders/customer-order-view.ts';
import { listBusEnds, listBusStops } from '@aylal/contracts/bus';
import { getBusOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { refundBusRoute } from './after-sale/refund-bus-handler.ts';
import { bookBusRoute } from './booking/book-bus-handler.ts';
import { busTicketRoute } from './booking/bus-ticket-handler.ts';
import { busScheduleRoute } from './bus-schedule-handler.ts';
import { nextBusesRoute } from './next-buses-handler.ts';
import { findEnds, findStops, findTownEnds, stopView } from './find-stops.ts';

/** Where buses go and when: API-45, API-46, API-47, NEED-174; and its seats: API-48, API-49, API-50. */
export function busRoutes(
  deps: Pick<
    Deps,
    'buses' | 'clock' | 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'logger' | 'outbox' | 'products' | 'vault'
  >,
): readonly Route[] {
  const { network } = deps.buses;
  return [
    route(getBusOrder).to(async (ctx) => ({ status_code: 200, result: await customerOrderOf(deps, ctx, 'bus') })),
    route(listBusStops).to(async ({ params, locale }) => ({
      status_code: 200,
      result: findStops(await orUnavailable(network.read()), params.x, locale),
    })),
    route(listBusEnds).to(async ({ params, query, locale }) => {
      const ends = (query.by === 'town' ? findTownEnds : findEnds)(await orUnavailable(network.read()), params.x);
      if (!ends) throw refuse('not-found');
      return { status_code: 200, result: ends.map((end) => stopView(end, locale)) };
    }),
    nextBusesRoute(deps),
    busScheduleRoute(deps),
    bookBusRoute(deps),
    busTicketRoute(deps),
    refundBusRoute(deps),
  ];
}
