import { listTrainStations, searchTrains } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { heard } from '../partners/heard.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { trainView } from './train-view.ts';

/** Where trains go and when: NEED-17, NEED-67. */
export function trainRoutes({ trains: { supplier, network } }: Pick<Deps, 'trains'>): readonly Route[] {
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
      const views = found.flatMap((one) => trainView(one, wish, known, locale) ?? []);
      return { status_code: 200, result: views.filter(({ dep_time }) => Date.parse(dep_time) > now) };
    }),
  ];
}
