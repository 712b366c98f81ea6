import type { Clock } from '../clock.ts';
import { refuse } from './problem-error.ts';
import type { Limit } from './route.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

const MAX_KEYS = 50_000;
const SHARE_EVERY_MS = 1_000;

declare module '../deps.ts' {
  interface Deps {
    /** One for all calls, whoever serves them. */
    readonly limiter: RateLimiter;
  }
}

/** Counts calls per key in fixed windows: over all instances where counts are shared, else in memory of this process (AUT-5, decision 0255). */
export interface RateLimiter {
  /** Counts one call exactly, with one statement. Throws `too-many-requests` with the seconds to wait. */
  take(key: string, limit: Limit): Promise<void>;
  /** Counts here and shares the sum once a second, for limits of hundreds that every call has. Throws the same. */
  takeInBatches(key: string, limit: Limit): void;
  close(): void;
}

interface Window {
  endsAt: number;
  calls: number;
  /** Calls of `takeInBatches` that other instances do not know yet. */
  unshared: number;
}

/** `onFailure` is notified of batches that could not be shared; calls are then limited by what this process has counted. */
export function createRateLimiter(
  clock: Clock,
  shared?: RateLimitStore,
  onFailure: (error: unknown) => void = () => {},
): RateLimiter {
  const windows = new Map<string, Window>();
  const waiting = new Set<string>();
  const timer = shared && setInterval(() => shareWaiting(shared), SHARE_EVERY_MS).unref();

  const count = (key: string, limit: Limit): Window => {
    const now = clock.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      known.calls += 1;
      return known;
    }
    if (windows.size >= MAX_KEYS) makeRoom(windows, now);
    const window = { endsAt: now + limit.seconds * 1000, calls: 1, unshared: 0 };
    windows.delete(key);
    windows.set(key, window);
    return window;
  };
  const refuseOver = ({ calls, endsAt }: Pick<Window, 'calls' | 'endsAt'>, limit: Limit) => {
    if (calls > limit.calls)
      throw refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil((endsAt - clock.now()) / 1000)) });
  };
  const share = async (counts: RateLimitStore, wanted: readonly (Window & { key: string; added: number })[]) => {
    const totals = await counts.add(
      wanted.map(({ key, added, endsAt }) => ({ key, calls: added, endsAt })),
      clock.now(),
    );
    for (const { key, calls, endsAt } of totals) {
      const window = windows.get(key);
      if (window) Object.assign(window, { calls: Math.max(calls, window.calls), endsAt });
    }
    return totals;
  };
  const shareWaiting = (counts: RateLimitStore) => {
    const wanted = [...waiting].flatMap((key) => {
      const window = windows.get(key);
      if (!window || window.endsAt <= clock.now()) return [];
      const added = window.unshared;
      window.unshared = 0;
      return [{ ...window, key, added }];
    });
    waiting.clear();
    if (wanted.length === 0) return;
    share(counts, wanted).catch((error: unknown) => {
      // Told with the next batch.
      for (const { key, added } of wanted) {
        const window = windows.get(key);
        if (window) window.unshared += added;
        waiting.add(key);
      }
      onFailure(error);
    });
  };

  return {
    take: async (key, limit) => {
      const window = count(key, limit);
      // Who is over the limit costs the database nothing.
      refuseOver(window, limit);
      if (!shared) return;
      // A call that cannot be counted elsewhere is still counted here; a database that does not answer refuses it soon enough.
      const totals = await share(shared, [{ ...window, key, added: 1 }]).catch(() => []);
      // Judged by its own place: calls that came later have been counted meanwhile.
      for (const total of totals) refuseOver(total, limit);
    },
    takeInBatches: (key, limit) => {
      const window = count(key, limit);
      window.unshared += 1;
      waiting.add(key);
      refuseOver(window, limit);
    },
    close: () => clearInterval(timer),
  };
}

/** Frees a tenth of the table: ended windows first, then the oldest. So much at once, because looking through all of them is dear. */
function makeRoom(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  const tooMany = windows.size - MAX_KEYS * 0.9;
  if (tooMany <= 0) return;
  for (const key of [...windows.keys()].slice(0, tooMany)) windows.delete(key);
}
