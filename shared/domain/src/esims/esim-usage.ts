import { hoursMs } from '../calendar/index.ts';
/** Megabytes of an eSIM that have a limit, and when its days began and end; instants in milliseconds. */
export interface EsimAllowance {
  readonly remaining: number;
  readonly total: number;
  readonly startedAt: number | null;
  readonly expiresAt: number | null;
}

const HOUR_MS = hoursMs(1);

/**
 * When the data of an eSIM will be used up if it goes on as until now: `at` in milliseconds, or that it outlasts its days. Null where too little is known:
 * not in use for an hour yet, or nothing used.
 */
export function forecastRunOut(
  { remaining, total, startedAt, expiresAt }: EsimAllowance,
  now: number,
): { readonly kind: 'runs-out'; readonly at: number } | { readonly kind: 'lasts' } | null {
  const used = total - remaining;
  if (startedAt === null || expiresAt === null || now - startedAt < HOUR_MS || used <= 0 || remaining <= 0) return null;
  const at = now + remaining / (used / (now - startedAt));
  return at < expiresAt ? { kind: 'runs-out', at } : { kind: 'lasts' };
}

/** How much of an allowance is left, in whole hundredths; what is left at all is never shown as nothing. 0 of 0 is 0. */
export function shareLeft(remaining: number, total: number): number {
  if (remaining <= 0 || total <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((remaining / total) * 100)));
}

/** From this share of its data on, in hundredths, an eSIM is low: its owner is notified while there is time for more. */
export const lowDataShare = 20;
