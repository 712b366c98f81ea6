import type { Money } from '../money/money.ts';

/** What is credited to a winner by itself, at most. Above it a person of the office first makes sure who has won. */
export const creditedAtOnce: Money = 1_000_000;

/** Whether the winner of a prize has to report. */
export function isLargePrize(prize: Money): boolean {
  return prize > creditedAtOnce;
}

/** Where a large prize is: its winner has not reported yet, has reported, or has the money. */
export const prizePayouts = ['to-report', 'reported', 'paid'] as const;
export type PrizePayout = (typeof prizePayouts)[number];
