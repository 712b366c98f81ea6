import { homeDate, minutesMs } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { formatClock, formatInstant } from '@aylal/shell';

/** What the provider said the time was, and when the customer's device received it. Both in milliseconds since 1970. */
export interface ServerReading {
  readonly serverMs: number;
  readonly heardMs: number;
}

/** The provider's time now. It follows the difference of two device readings, so that a wrong device clock and a sleep do no harm (REL-5). */
export function serverNow(reading: ServerReading, deviceMs: number): number {
  return reading.serverMs + (deviceMs - reading.heardMs);
}

/** The state of a deadline: `soon` is within 5 minutes. Null where nothing is held. */
export type Hold =
  | { state: 'none' }
  | { state: 'held' | 'soon'; remainingMs: number; until: string }
  | { state: 'over'; until: string };

/** How long price and seats are still held, computed from deadlines and not from ticks. */
export function holdAt(until: string | null, nowMs: number): Hold {
  if (until === null) return { state: 'none' };
  const remainingMs = Date.parse(until) - nowMs;
  if (remainingMs <= 0) return { state: 'over', until };
  return { state: remainingMs <= minutesMs(5) ? 'soon' : 'held', remainingMs, until };
}

/** A countdown as it is written: `29:41`, from an hour on `1:05:00`. Rounded up, so that 0:00 means over. */
export function writeCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${two(minutes)}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Until when something is held: the hour alone where it is today's, by the provider's time. */
export function writeHoldTime(until: string, nowMs: number, locale: Locale): string {
  return homeDate(Date.parse(until)) === homeDate(nowMs) ? formatClock(until) : formatInstant(until, locale);
}
