import type { ReleaseFailure } from '@aylal/releases';

/** Most distinct failures between two reports; further ones are still counted, as every failure is. */
const mostDistinct = 50;

/** Gathers why releases failed, between two reports to the registry. */
export interface ReleaseFailures {
  add(failure: Omit<ReleaseFailure, 'count'>): void;
  /** Those since the last time, equal ones as one. */
  take(): readonly ReleaseFailure[];
}

export function createReleaseFailures(): ReleaseFailures {
  let failures = new Map<string, ReleaseFailure>();
  return {
    add(failure) {
      const key = JSON.stringify(Object.values(failure));
      const known = failures.get(key);
      if (!known && failures.size >= mostDistinct) return;
      failures.set(key, { ...failure, count: (known?.count ?? 0) + 1 });
    },
    take() {
      const taken = [...failures.values()];
      failures = new Map();
      return taken;
    },
  };
}
