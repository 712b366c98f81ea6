import type { Clock } from '../clock.ts';
import { refuse } from './problem-error.ts';
import type { Limit } from './route.ts';

const MAX_KEYS = 50_000;

/** Counts calls per key in fixed windows, in memory of this process (AUT-5). */
export interface RateLimiter {
  /** Throws `too-many-requests` with the seconds to wait. */
  take(key: string, limit: Limit): void;
}

export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { endsAt: number; calls: number }>();
  return {
    take: (key, limit) => {
      const now = clock.now();
      const window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= MAX_KEYS) dropOldest(windows, now);
        windows.delete(key);
        windows.set(key, { endsAt: now + limit.seconds * 1000, calls: 1 });
        return;
      }
      window.calls += 1;
      if (window.calls > limit.calls)
        throw refuse('too-many-requests', { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) });
    },
  };
}

/** Ended windows first; if there are none, the oldest tenth. */
function dropOldest(windows: Map<string, { endsAt: number }>, now: number): void {
  let spare = MAX_KEYS / 10;
  for (const [key, window] of windows) {
    if (window.endsAt <= now || spare > 0) windows.delete(key);
    spare -= 1;
  }
}
