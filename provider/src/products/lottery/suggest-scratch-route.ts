import { suggestScratch } from '@aylal/contracts/lottery';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { soldGames } from './office-lotteries.ts';
import { openSeries, ticketsLeft } from './series-store.ts';

const MOST = 3;

/** API-07: products of a lottery that are not sold out. */
export function suggestScratchRoute(deps: Pick<Deps, 'db' | 'ids' | 'vault'>): Route {
  return route(suggestScratch).to(async ({ query, locale, now }) => {
    const result = [];
    const games = await soldGames(deps.db, locale, now);
    for (const game of games.filter(({ parentId }) => parentId === query.parentId)) {
      const { id, name, price, game_code, parentId } = game;
      if ((await ticketsLeft(deps.db, await openSeries(deps.db, deps, game, now), now)) > 0)
        result.push({ id, name, price, game_code, parentId });
    }
    return { status_code: 200, result: result.slice(0, MOST) };
  });
}
