import type { GameRound } from '@aylal/contracts/lottery';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { exclusionOf } from '../lottery-limits.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { walletAccount } from '../../../commerce/wallets/wallet-accounts.ts';
import { bookRound, findRound, outcomeOf, playedToday } from './round-store.ts';

/** Rounds that a customer may play in a day. */
export const ROUNDS_PER_DAY = 20;

/**
 * Plays a round of this customer once. One that is played tells the same for ever; another is refused where the customer keeps out (409), has played the
 * day's rounds (400) or does not hold the stake (409). Rounds of one wallet wait for each other.
 */
export async function playRound(
  tx: Tx,
  vault: Deps['vault'],
  { userId, id, now }: { userId: string; id: string; now: number },
): Promise<Omit<GameRound, 'balance'>> {
  const wallet = await tx
    .selectFrom('wallet_balances')
    .select('balance')
    .where('account', '=', walletAccount(userId, 'game').code)
    .forUpdate()
    .executeTakeFirst();
  const round = await findRound(tx, userId, id);
  if (!round) throw refuse('not-found');
  if (round.played_at !== null) return outcomeOf(round, vault);
  if ((await exclusionOf(tx, userId, now)) !== null) throw refuse('not-bookable');
  if ((await playedToday(tx, userId, now)) >= ROUNDS_PER_DAY)
    throw refuse('invalid-input', { fields: { round: 'lottery_daily_limit' } });
  if ((wallet?.balance ?? 0) < round.stake) throw refuse('not-enough-money');
  return (await bookRound(tx, vault, round, now)) ?? outcomeOf(round, vault);
}
