import { median } from '../page/statistics.ts';

/** Ruling 7: counted from giving up on the present release, on a machine that is not slowed down. */
export const givingWayBudgets = { ms: 300 } as const;

/** How long the last good release takes to stand in the place of one with this fault. */
export interface GivingWay {
  readonly what: string;
  readonly ms: number;
  readonly longestMs: number;
}

export function givingWayOf(what: string, times: readonly number[]): GivingWay {
  return { what, ms: median(times), longestMs: Math.max(...times) };
}

/** One sentence for each fault that takes longer at the median. */
export function missedGivingWay(all: readonly GivingWay[]): string[] {
  return all
    .filter(({ ms }) => !(ms <= givingWayBudgets.ms))
    .map(
      ({ what, ms }) =>
        `the last good release takes ${ms.toFixed(0)} ms to stand in for a fault of the ${what}, at most ${givingWayBudgets.ms} are allowed`,
    );
}
