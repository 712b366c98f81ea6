import { playGameRound, readGame } from '@aylal/contracts/lottery';
import { shagaiPrizes } from '@aylal/domain/lottery';
import type { Deps } from '../../../platform/deps.ts';
import { exclusionOf } from '../lottery-limits.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { walletMoney } from '../../../commerce/wallets/wallet-accounts.ts';
import { playRound, ROUNDS_PER_DAY } from './play-round.ts';
import { nextRound, playedToday } from './round-store.ts';

/** The game: NEED-140, NEED-141. */
export function gameRoutes(deps: Pick<Deps, 'db' | 'ids' | 'vault'>): readonly Route[] {
  const { db, vault } = deps;
  const balanceOf = async (userId: string) => (await walletMoney(db, userId, 'game')).available;
  return [
    route(readGame).to(async ({ session: { userId }, now }) => {
      const { id, commitment, stake } = await nextRound(db, deps, userId, now);
      const until = await exclusionOf(db, userId, now);
      return {
        status_code: 200,
        result: {
          stake,
          prizes: shagaiPrizes.map(({ figure, factor, throws }) => ({ figure, prize: factor * stake, throws })),
          per_day: ROUNDS_PER_DAY,
          played_today: await playedToday(db, userId, now),
          excluded_until: until === null ? null : new Date(until).toISOString(),
          balance: await balanceOf(userId),
          round: { id, commitment },
        },
      };
    }),
    route(playGameRound).to(
      async ({ body, session: { userId }, now, log }) => {
        const outcome = await db.transaction().execute((tx) => playRound(tx, vault, { userId, id: body.round, now }));
        log.info('game-played', { round: outcome.round, prize: outcome.prize });
        return { status_code: 200, result: { ...outcome, balance: await balanceOf(userId) } };
      },
      { perAccount: { calls: 60, seconds: 60 } },
    ),
  ];
}
