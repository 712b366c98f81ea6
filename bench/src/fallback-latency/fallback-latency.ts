import { median } from '../page/statistics.ts';

/** Ruling 7: counted from giving up on the present release, on a machine that is not slowed down. */
export const fallbackBudgets = { ms: 300 } as const;

/** How long the last good release takes to stand in the place of one with this fault. */
export interface FallbackLatency {
  readonly what: string;
  readonly ms: number;
  readonly longestMs: number;
}

export function fallbackLatencyOf(what: string, times: readonly number[]): FallbackLatency {
  return { what, ms: median(times), longestMs: Math.max(...times) };
}

/** One sentence for each fault that takes longer at the median. */
export function missedFallbackLatency(all: readonly FallbackLatency[]): string[] {
  return all
    .filter(({ ms }) => !(ms <= fallbackBudgets.ms))
    .map(
      ({ what, ms }) =>
        `the last good release takes ${ms.toFixed(0)} ms to replace a release with a fault of the ${what}, at most ${fallbackBudgets.ms} are allowed`,
    );
}
