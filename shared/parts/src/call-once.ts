import type { Answer, BodyInput, Endpoint } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** What a call that must happen once needs. */
export interface OncePorts {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
}

/**
 * How such a call ended. `failed`: nothing happened, and the next try is a new one. `unknown`: it may have happened, because no answer came or the first try still runs; the same
 * again asks about the same (MNY-12).
 */
export type OnceAnswer<E extends Endpoint> =
  | { readonly kind: 'answered'; readonly answer: Answer<E> }
  | { readonly kind: 'failed' | 'unknown'; readonly error: ApiError | null };

/**
 * Calls an operation that moves money or makes an order, under one key for one content (MNY-3, MNY-4). The key is kept until the outcome is known, over reloads too, and over a
 * session that has to be renewed first.
 */
export async function callOnce<E extends Endpoint>(
  { api, intents }: OncePorts,
  operation: E,
  body: BodyInput<E>,
): Promise<OnceAnswer<E>> {
  const intent = operation.name;
  try {
    const answer = await api.call(operation, { body, idempotencyKey: intents.keyFor(intent, body) });
    if (stillRuns(answer)) return { kind: 'unknown', error: null };
    if (answer.status_code !== 401 && answer.status_code !== 403) intents.settle(intent);
    return { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.outcomeKnown) return { kind: 'unknown', error };
    intents.settle(intent);
    return { kind: 'failed', error };
  }
}

function stillRuns({ result }: { readonly result?: unknown }): boolean {
  return typeof result === 'object' && result !== null && 'problem' in result && result.problem === 'still-running';
}
