import { hoursMs } from '../calendar/index.ts';

/** So many hours after its booking an order that waits for its money ends at the latest, however often it is held longer. */
export const longestHoldHours = 48;

/** Why an order cannot be held longer: nobody can promise it for its product, it was held for the longest time, or what was bought begins too soon. */
export const holdRefusals = ['product', 'limit', 'start'] as const;
export type HoldRefusal = (typeof holdRefusals)[number];

/** What the longest hold depends on; instants in milliseconds. */
export interface HoldFacts {
  readonly createdAt: number;
  readonly payUntil: number;
  /** By when it has to be paid so that its supplier has the time it needs; null where nothing begins. */
  readonly neededBy: number | null;
}

/** The last instant to which an unpaid order may be held, or why it can be held no longer than it is. */
export function longestHold({ createdAt, payUntil, neededBy }: HoldFacts): number | HoldRefusal {
  const limit = createdAt + hoursMs(longestHoldHours);
  const latest = Math.min(limit, neededBy ?? limit);
  if (latest > payUntil) return latest;
  return neededBy !== null && neededBy <= payUntil ? 'start' : 'limit';
}

/** Whether `until` is later than the time to pay of now, and no later than `latest`. */
export function isLongerHold(until: number, { payUntil, latest }: { payUntil: number; latest: number }): boolean {
  return until > payUntil && until <= latest;
}
