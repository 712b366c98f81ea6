import {
  confirmFlightChange,
  type Answer,
  type BodyInput,
  type FlightChangeOption,
  type Problem,
} from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

type Command = BodyInput<typeof confirmFlightChange>;

/** Everything that an attempt to change flights can come to. */
export type ChangeAnswer =
  | { readonly kind: 'agreed'; readonly toPay: number; readonly payUntil: string | null }
  /** It costs something else by now; nothing is changed. */
  | { readonly kind: 'moved'; readonly option: FlightChangeOption }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'failed' }
  /** No answer came; the same key asks again, so that it is changed once (MNY-12). */
  | { readonly kind: 'unknown' };

export interface SendChangePorts {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
  readonly wait: (ms: number) => Promise<void>;
  /** Told when an answer is missing and the same question is about to be repeated. */
  readonly onChecking: () => void;
}

const intent = 'confirm-flight-change';
/** Pauses before the same call is repeated by the same key. */
const pausesMs = [1500, 4000, 8000];

/** Changes the flights and finds out how it went: a lost answer is asked for again by the same idempotency key (MNY-4, MNY-12). */
export async function sendChange(
  { api, intents, wait, onChecking }: SendChangePorts,
  body: Command,
): Promise<ChangeAnswer> {
  const idempotencyKey = intents.keyFor(intent, body);
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) {
      onChecking();
      await wait(pause);
    }
    const answer = await attempt(api, body, idempotencyKey);
    if (answer === 'ask-again') continue;
    if (answer.kind !== 'signed-out') intents.settle(intent);
    return answer;
  }
  return { kind: 'unknown' };
}

async function attempt(api: ApiClient, body: Command, idempotencyKey: string): Promise<ChangeAnswer | 'ask-again'> {
  try {
    return readAnswer(await api.call(confirmFlightChange, { body, idempotencyKey }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.outcomeKnown ? { kind: 'failed' } : 'ask-again';
  }
}

function readAnswer(answer: Answer<typeof confirmFlightChange>): ChangeAnswer | 'ask-again' {
  switch (answer.status_code) {
    case 200:
      return { kind: 'agreed', toPay: answer.result.to_pay, payUntil: answer.result.pay_until };
    case 208:
      return { kind: 'moved', option: answer.result };
    case 401:
      return { kind: 'signed-out' };
    case 400:
    case 404:
    case 409:
      return answer.result.problem === 'still-running'
        ? 'ask-again'
        : { kind: 'problem', problem: answer.result.problem };
    case 422:
      return { kind: 'failed' };
  }
}
