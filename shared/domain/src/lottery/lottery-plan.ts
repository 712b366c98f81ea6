import { minutesMs } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';
import { DRAW_SPACE, winningChances, type PrizeTier } from './lottery-draw.ts';

/** A lottery as it is planned; instants in milliseconds. */
export interface LotteryPlan {
  readonly price: Money;
  readonly prizes: readonly PrizeTier[];
  readonly closesAt: number;
  readonly drawsAt: number;
}

/** A losing scratch card is filled with no sum three times: so many prizes it needs. */
export const PRIZES_OF_LOTTERY = 5;
/** What comes back to all players together is at most so much of what they pay, out of 100. */
export const mostPaidBack = 90;
/** The secret is published so long after the sale at the earliest: an order of the last moment can be paid until then. */
export const drawnAfterMs = minutesMs(60);

/** What players get back on average, out of 100 tögrög. */
export function paidBack(price: Money, prizes: readonly PrizeTier[]): number {
  const back = prizes.reduce((sum, { prize, chances }) => sum + prize * chances, 0) / DRAW_SPACE;
  return (back / price) * 100;
}

/** The fields of a plan that are not allowed; none where it can be sold. */
export function faultsOfLottery(
  { price, prizes, closesAt, drawsAt }: LotteryPlan,
  now: number,
): readonly ('prizes' | 'closes_at' | 'draws_at')[] {
  const isFalling = prizes.every(({ prize }, index) => index === 0 || prize < (prizes[index - 1]?.prize ?? 0));
  const arePrizes =
    prizes.length === PRIZES_OF_LOTTERY &&
    isFalling &&
    winningChances(prizes) <= DRAW_SPACE &&
    paidBack(price, prizes) <= mostPaidBack;
  return [
    ...(arePrizes ? [] : (['prizes'] as const)),
    ...(closesAt > now ? [] : (['closes_at'] as const)),
    ...(drawsAt >= closesAt + drawnAfterMs ? [] : (['draws_at'] as const)),
  ];
}
