import { customerOrderOf } from '../../commerce/orders/customer-order-view.ts';
import { getTrainOrder } from '@aylal/contracts/orders';
import { getTrainVoyage, listTrainStations, searchTrains } from '@aylal/contracts/trains';
import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { nearestDay } from '../../platform/calendar-day/nearest-day.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { refundTrainRoute } from './after-sale/refund-train-handler.ts';
import { bookTrainRoute } from './booking/book-train-handler.ts';
import { trainLockRoutes } from './booking/train-lock-handlers.ts';
import { trainTicketRoute } from './booking/train-ticket-handler.ts';
import { nextTrainsRoute } from './next-trains-handler.ts';
import { trainView, voyageView } from './train-view.ts';

/** Where trains go and when: NEED-17, NEED-67, NEED-156, NEED-175; and their places: NEED-18, NEED-151, NEED-152, NEED-154, NEED-155. */
export function trainRoutes(
  deps: Pick<
    Deps,
    | 'clock'
    | 'config'
    | 'db'
    | 'events'
    | 'ids'
    | 'inventory'
    | 'logger'
    | 'outbox'
    | 'partnerCalls'
    | 'products'
    | 'trains'
    | 'vault'
  >,
): readonly Route[] {
  const { supplier, network } = deps.trains;
  return [
    route(getTrainOrder).to(async (ctx) => ({ status_code: 200, result: await customerOrderOf(deps, ctx, 'train') })),
    route(listTrainStations).to(async ({ locale }) => {
      const { stations } = await orUnavailable(network.read());
      return { status_code: 200, result: stations.map(({ id, name }) => ({ id, name: name[locale] })) };
    }),
    route(searchTrains).to(async ({ query, now, locale }) => {
      const known = await orUnavailable(network.read());
      const wish = { from: query._from, to: query._to, date: query.depart_date };
      const served = known.lines.some((line) => line.includes(wish.from) && line.includes(wish.to));
      if (!served || wish.from === wish.to) throw refuse('not-found');
      const ahead = async (date: LocalDate) =>
        (await supplier.trains({ ...wish, date }))
          .flatMap((one) => trainView(one, known, locale) ?? [])
          .filter(({ dep_time }) => Date.parse(dep_time) > now);
      const trains = await orUnavailable(ahead(wish.date));
      if (trains.length > 0) return { status_code: 200, result: trains };
      const today = homeDate(now);
      const goes = async (day: LocalDate) =>
        (await ahead(day)).some(({ wagons }) => wagons.some(({ free }) => free > 0));
      return { status_code: 200, result: [], nearest_date: await nearestDay(wish.date, today, goes) };
    }),
    nextTrainsRoute(deps),
    route(getTrainVoyage).to(async ({ params, now, locale }) => {
      const train = await orUnavailable(supplier.train(params.id));
      const view = train && voyageView(train, await orUnavailable(network.read()), locale);
      if (!view || Date.parse(view.dep_time) <= now) throw refuse('not-found');
      return { status_code: 200, result: view };
    }),
    ...trainLockRoutes(deps),
    bookTrainRoute(deps),
    trainTicketRoute(deps),
    refundTrainRoute(deps),
  ];
}
