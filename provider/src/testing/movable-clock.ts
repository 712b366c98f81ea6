import type { Clock } from '../platform/clock.ts';

export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock for tests that stands still until it is moved. */
export function movableClock(start: string): MovableClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
