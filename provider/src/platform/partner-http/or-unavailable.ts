import { refuse } from '../http/problem-error.ts';
import { PartnerError } from './partner-error.ts';

/** What a partner answers; a silent one is `unavailable` to who asks. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { retryAfterSeconds: 30 });
  }
}
