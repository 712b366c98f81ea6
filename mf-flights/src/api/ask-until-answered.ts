import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** What a call that must happen once needs. */
export interface OncePorts {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
  readonly wait: (ms: number) => Promise<void>;
  /** Told when an answer is missing and the same question is about to be repeated. */
  readonly onChecking: () => void;
}

/** `ask-again`: the former attempt still runs. */
export type Attempt<A> = A | 'ask-again';

/** The ends of a call that brought no answer of its own; `unknown` when it may have happened. */
type Unanswered = { readonly kind: 'failed' } | { readonly kind: 'unknown' };

/** Pauses before the same call is repeated by the same key. */
const pausesMs = [1500, 4000, 8000];

/** Calls, and finds out how it went: a lost answer is asked for again by the same idempotency key, never as something new (MNY-4, MNY-12). */
export async function askUntilAnswered<A extends { readonly kind: string }>(
  { intents, wait, onChecking }: OncePorts,
  intent: string,
  body: Parameters<IntentKeys['keyFor']>[1],
  call: (idempotencyKey: string) => Promise<Attempt<A>>,
): Promise<A | Unanswered> {
  const idempotencyKey = intents.keyFor(intent, body);
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) {
      onChecking();
      await wait(pause);
    }
    const answer = await attempt(() => call(idempotencyKey));
    if (answer === 'ask-again') continue;
    if (answer.kind !== 'signed-out') intents.settle(intent);
    return answer;
  }
  return { kind: 'unknown' };
}

async function attempt<A>(call: () => Promise<Attempt<A>>): Promise<Attempt<A | { readonly kind: 'failed' }>> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.outcomeKnown ? { kind: 'failed' } : 'ask-again';
  }
}
