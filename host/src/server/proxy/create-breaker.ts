/** Spares a provider that does not answer, and the customer the wait (REL-4). */
export interface Breaker {
  /** False while the provider is given a rest; one call after the rest is let through to look. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after `most` failures in a row, looks again after `restMs`. */
export function createBreaker({
  now,
  most = 5,
  restMs = 2000,
}: {
  now: () => number;
  most?: number;
  restMs?: number;
}): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    allows() {
      if (failures < most) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + restMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= most) restsUntil = now() + restMs;
    },
  };
}
