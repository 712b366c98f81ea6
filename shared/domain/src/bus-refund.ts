import type { Money } from './money.ts';

const HOUR_MS = 3_600_000;

/**
 * What a bus ticket gives back by the time before departure (GAP-32), the earliest first: `percent` of its price for who asks `before` so many milliseconds,
 * or exactly so many where `inclusive`. Who asks later than the last gets nothing, after departure too.
 */
export const busRefundSteps = [
  { percent: 100, before: 24 * HOUR_MS, inclusive: false },
  { percent: 90, before: 2 * HOUR_MS, inclusive: true },
  { percent: 80, before: HOUR_MS / 2, inclusive: true },
] as const;

/** How much of the price comes back for a ticket that is given back at `now`; both are milliseconds. */
export function busRefundPercent(departsAt: number, now: number): 100 | 90 | 80 | 0 {
  const left = departsAt - now;
  return busRefundSteps.find(({ before, inclusive }) => (inclusive ? left >= before : left > before))?.percent ?? 0;
}

/** The same in whole tögrög, rounded down. */
export function busRefund(price: Money, departsAt: number, now: number): Money {
  return Math.floor((price * busRefundPercent(departsAt, now)) / 100) as Money;
}
