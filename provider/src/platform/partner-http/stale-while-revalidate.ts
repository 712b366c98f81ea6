import type { Deps } from '../deps.ts';
import { PartnerError } from './partner-error.ts';

const AFTER_FAILURE_MS = 30_000;

/** Something of a partner that changes seldom. Only the very first who asks waits for it; later ones get what is known while it is read again. */
export interface RevalidatedValue<T> {
  /** Throws `PartnerError` until the partner has answered once. */
  read(): Promise<T>;
}

/** Serves the last good answer and reads it again once it is older than `freshMs`: a partner that is silent costs no visitor a page. An answer older than `usableMs`, where that is given, is not served: who asks then waits for a new one. `name` is in the log. */
export function createRevalidatedValue<T>(
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  {
    name,
    freshMs,
    usableMs = Number.POSITIVE_INFINITY,
    ask,
  }: { readonly name: string; readonly freshMs: number; readonly usableMs?: number; readonly ask: () => Promise<T> },
): RevalidatedValue<T> {
  let cached: { readonly answer: T; readonly usableUntil: number } | undefined;
  let readAgainAt = 0;
  let reading: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      const answer = await ask();
      cached = { answer, usableUntil: clock.now() + usableMs };
      readAgainAt = clock.now() + freshMs;
      return answer;
    } catch (error) {
      readAgainAt = clock.now() + AFTER_FAILURE_MS;
      logger.warn('partner-answer-failed', { name, key: error instanceof PartnerError ? error.key : 'unknown' });
      throw error;
    } finally {
      reading = undefined;
    }
  }

  return {
    read: async () => {
      if (cached && clock.now() < readAgainAt) return cached.answer;
      reading ??= renew();
      if (!cached || clock.now() >= cached.usableUntil) return reading;
      reading.catch(() => undefined);
      return cached.answer;
    },
  };
}
