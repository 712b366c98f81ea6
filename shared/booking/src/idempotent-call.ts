import type { Answer, BodyInput, Endpoint } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** What a call that must happen once needs. */
export interface IdempotentCallPorts {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
  /** With it a missing answer is asked for again for a minute before the outcome is called unknown; without it at once. */
  readonly patience?: Patience;
}

/** How to ask again: by the same key, so that nothing is done twice (MNY-12). */
export interface Patience {
  readonly wait: (ms: number) => Promise<void>;
  /** Called each time that an answer is missing and the same question is about to be repeated. */
  readonly onChecking: () => void;
}

/** Pauses before the same call is repeated: over a provider that starts again (REL-7). */
const pausesMs = [1500, 4000, 8000, 8000, 15_000, 15_000];

/**
 * How such a call ended. `failed`: nothing happened, and the next try is a new one. `unknown`: it may have happened, because no answer came or the first try still runs; the same
 * again asks about the same (MNY-12).
 */
export type IdempotentAnswer<E extends Endpoint> =
  | { readonly kind: 'answered'; readonly answer: Answer<E> }
  | { readonly kind: 'failed' | 'unknown'; readonly error: ApiError | null };

/**
 * Calls an operation that moves money or makes an order, under one key for one content (MNY-3, MNY-4). The key is kept until the outcome is known, over reloads too, and over a
 * session that has to be renewed first. `intent` tells apart what the same operation does for several things at once.
 */
export async function idempotentCall<E extends Endpoint>(
  { api, intents, patience }: IdempotentCallPorts,
  operation: E,
  body: BodyInput<E>,
  intent: string = operation.name,
): Promise<IdempotentAnswer<E>> {
  const idempotencyKey = intents.keyFor(intent, body);
  const ask = () => attempt(() => api.call(operation, { body, idempotencyKey }));
  let ended = await ask();
  for (const pause of patience ? pausesMs : []) {
    if (ended.kind !== 'unknown') break;
    patience?.onChecking();
    await patience?.wait(pause);
    ended = await ask();
  }
  const refusedSession = ended.kind === 'answered' && [401, 403].includes(ended.answer.status_code);
  if (ended.kind !== 'unknown' && !refusedSession) intents.settle(intent);
  return ended;
}

async function attempt<E extends Endpoint>(call: () => Promise<Answer<E>>): Promise<IdempotentAnswer<E>> {
  try {
    const answer = await call();
    return stillRuns(answer) ? { kind: 'unknown', error: null } : { kind: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: error.outcomeKnown ? 'failed' : 'unknown', error };
  }
}

function stillRuns({ result }: { readonly result?: unknown }): boolean {
  return typeof result === 'object' && result !== null && 'problem' in result && result.problem === 'still-running';
}
