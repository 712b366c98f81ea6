import { AsyncLocalStorage } from 'node:async_hooks';
import { PartnerError } from './partner-error.ts';

/** One call to a partner and how it ended: its status, or the partner's or our own word for the failure. Times are real. */
export interface NotedCall {
  /** Method, host and path, without what is asked for in the query. */
  readonly address: string;
  readonly answer: string;
  readonly longest_ms: number;
}

const notes = new AsyncLocalStorage<(call: NotedCall) => void>();

/** Runs the task; each call that it makes to a partner is given to `note` when it has ended. */
export function notingCalls<T>(note: (call: NotedCall) => void, task: () => Promise<T>): Promise<T> {
  return notes.run(note, task);
}

/** Makes one call to a partner and notes it where `notingCalls` is around it. */
export async function noteCall<T extends { readonly status: number; readonly key: string }>(
  address: string,
  send: () => Promise<T>,
): Promise<T> {
  const note = notes.getStore();
  if (!note) return send();
  const since = performance.now();
  const end = (answer: string) => note({ address, answer, longest_ms: Math.round(performance.now() - since) });
  try {
    const answer = await send();
    end(answer.key === '' ? String(answer.status) : answer.key);
    return answer;
  } catch (error) {
    end(error instanceof PartnerError ? error.key : 'FAILED');
    throw error;
  }
}
