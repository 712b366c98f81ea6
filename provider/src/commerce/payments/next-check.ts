import { daysMs, hoursMs } from '@aylal/domain/calendar';
const FIRST_MS = 5_000;
const OPEN_AT_MOST_MS = 60_000;
const ENDED_AT_MOST_MS = hoursMs(1);
const WATCHED_AFTER_END_MS = daysMs(1);

/**
 * When the partner is asked about an invoice again, because its notice may be lost: 5 s, then twice as long each time, at most a minute
 * while it can be paid and an hour afterwards. Null a day after its end: nobody can pay it any more.
 */
export function nextCheckAt(
  invoice: { readonly status: string; readonly checks: number; readonly expires_at: number },
  now: number,
): number | null {
  if (now > invoice.expires_at + WATCHED_AFTER_END_MS) return null;
  const atMost = invoice.status === 'open' ? OPEN_AT_MOST_MS : ENDED_AT_MOST_MS;
  return now + Math.min(FIRST_MS * 2 ** Math.min(invoice.checks, 20), atMost);
}
