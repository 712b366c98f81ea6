import { readFigures } from '@aylal/contracts/office';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readFinished, readSales, readSearches, readSteps, readWaiting } from './read-figures.ts';

/** NEED-215. */
export function figuresRoute({ db }: Pick<Deps, 'db'>): Route {
  return route(readFigures).to(async ({ query, now }) => {
    const searches = await readSearches(db, query);
    return {
      status_code: 200,
      result: {
        searches,
        sales: await readSales(db, query),
        steps: await readSteps(db, query, searches),
        finished: await readFinished(db, query),
        waiting: await readWaiting(db, now),
        server_time: new Date(now).toISOString(),
      },
    };
  });
}
