import { listOverdueInstalments } from '@aylal/contracts/office';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readOverdue } from './read-overdue.ts';

/** NEED-223. */
export function overdueRoute({ db }: Pick<Deps, 'db'>): Route {
  return route(listOverdueInstalments).to(async ({ query, now }) => ({
    status_code: 200,
    result: await readOverdue(db, homeDate(now), query),
  }));
}
