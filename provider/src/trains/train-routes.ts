import { getTrainVoyage, listTrainStations, searchTrains } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { heard } from '../partners/heard.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { refundTrainRoute } from './after-sale/refund-train-handler.ts';
import { bookTrainRoute } from './booking/book-train-handler.ts';
import { trainLockRoutes } from './booking/train-lock-handlers.ts';
import { trainTicketRoute } from './booking/train-ticket-handler.ts';
import { trainView, voyageView } from './train-view.ts';

/** Where trains go and when: NEED-17, NEED-67, NEED-156; and their places: NEED-18, NEED-151, NEED-152, NEED-154, NEED-155. */
export function trainRoutes(deps: Deps): readonly Route[] {
  const { supplier, network } = deps.trains;
  return [
    route(listTrainStations).to(async ({ locale }) => {
      const { stations } = await heard(network.read());
      return { status_code: 200, result: stations.map(({ id, name }) => ({ id, name: name[locale] })) };
    }),
    route(searchTrains).to(async ({ query, now, locale }) => {
      const known = await heard(network.read());
      const wish = { from: query._from, to: query._to, date: query.depart_date };
      const served = known.lines.some((line) => line.includes(wish.from) && line.includes(wish.to));
      if (!served || wish.from === wish.to) throw refuse('not-found');
      const found = await heard(supplier.trains(wish));
      const views = found.flatMap((one) => trainView(one, known, locale) ?? []);
      return { status_code: 200, result: views.filter(({ dep_time }) => Date.parse(dep_time) > now) };
    }),
    route(getTrainVoyage).to(async ({ params, now, locale }) => {
      const train = await heard(supplier.train(params.id));
      const view = train && voyageView(train, await heard(network.read()), locale);
      if (!view || Date.parse(view.dep_time) <= now) throw refuse('not-found');
      return { status_code: 200, result: view };
    }),
    ...trainLockRoutes(deps),
    bookTrainRoute(deps),
    trainTicketRoute(deps),
    refundTrainRoute(deps),
  ];
}
