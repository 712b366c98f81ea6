import { hoursMs } from '../calendar/index.ts';
/** How long a new phone, e-mail or bank account waits before an account can be recovered by it or money can follow it (SEC-3). */
export const settlingHours = 72;

const HOUR_MS = hoursMs(1);

/**
 * The instant from which everything that was changed has settled, or null when it has already. `changedAt` are instants in milliseconds; null is what an
 * account was opened with. At exactly 72 hours it has settled.
 */
export function settlesAt(changedAt: readonly (number | null)[], nowMs: number): number | null {
  const settled = changedAt.map((at) => (at === null ? 0 : at + settlingHours * HOUR_MS));
  const last = Math.max(0, ...settled);
  return last > nowMs ? last : null;
}
