import { getTransport, listTransports } from '@aylal/contracts/transports';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { bookTransportRoute } from './booking/book-transport-handler.ts';
import { bookedDays } from './booking/booked-days.ts';
import { chooseTransports } from './choose-transports.ts';
import { listedTransport, transportView } from './transport-view.ts';

const PAGE_SIZE = 12;

/** Cars with drivers: NEED-20, NEED-21. */
export function transportRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'transports'>,
): readonly Route[] {
  const { db, transports } = deps;
  return [
    route(listTransports).to(async ({ query: { page, ...wish }, locale }) => {
      const found = chooseTransports(await orUnavailable(transports.offered.read()), wish);
      const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return { status_code: 200, result: shown.map((one) => listedTransport(one, locale)), count: found.length };
    }),
    route(getTransport).to(async ({ params, now, locale }) => {
      const one = (await orUnavailable(transports.offered.read())).find(({ id }) => id === params.id);
      if (!one) throw refuse('not-found');
      return { status_code: 200, result: transportView(one, await bookedDays(db, one, homeDate(now)), locale) };
    }),
    bookTransportRoute(deps),
  ];
}
