import type { PaymentState } from '@aylal/contracts/payments';

const delays = [3000, 5000, 8000, 13_000, 20_000, 30_000, 60_000] as const;

/**
 * In how many milliseconds the page asks for the state of the payment again; false when there is nothing to ask for. With a live connection the
 * question is only a safety net. `asked` counts the questions since the last sign of life, so that the pauses grow (REL-12).
 */
export function pollDelay(state: PaymentState | undefined, live: boolean, asked: number): number | false {
  if (state === undefined || state === 'not-started' || state === 'paid' || state === 'expired') return false;
  if (live) return 60_000;
  return delays[Math.min(asked, delays.length - 1)] ?? 60_000;
}

/** The pause before the live connection is tried again: grows to 30 s, and is spread by `random` (0 to 1) so that pages do not come back together. */
export function reconnectDelay(attempt: number, random: number): number {
  return Math.round(Math.min(30_000, 1000 * 2 ** attempt) * (0.5 + random / 2));
}
