import { bookFlight, type Answer, type BodyInput, type Problem } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

type Command = BodyInput<typeof bookFlight>;

/** Everything that an attempt to book can come to. */
export type BookingAnswer =
  | { kind: 'booked'; ref_number: string }
  | { kind: 'already'; ref_number: string }
  | { kind: 'airline'; tapaCode: number; problem: Problem; message: string }
  | { kind: 'signed-out' }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'failed' }
  /** No answer came; the same key asks again, so that no second booking can come of it (MNY-12). */
  | { kind: 'unknown' };

export interface BookOfferPorts {
  readonly api: ApiClient;
  readonly intents: IntentKeys;
  readonly wait: (ms: number) => Promise<void>;
  /** Told when an answer is missing and the same question is about to be repeated. */
  readonly onChecking: () => void;
}

const intent = 'book-flight';

/** Pauses before the same call is repeated by the same key. */
const pausesMs = [1500, 4000, 8000];

/** Books, and finds out how it went: a lost answer is asked for again with the same idempotency key, never booked anew (MNY-4, MNY-12). */
export async function bookOffer(
  { api, intents, wait, onChecking }: BookOfferPorts,
  command: Command,
): Promise<BookingAnswer> {
  const idempotencyKey = intents.keyFor(intent, command);
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) {
      onChecking();
      await wait(pause);
    }
    const answer = await attempt(api, command, idempotencyKey);
    if (answer === 'ask-again') continue;
    if (answer.kind !== 'signed-out') intents.settle(intent);
    return answer;
  }
  return { kind: 'unknown' };
}

async function attempt(api: ApiClient, body: Command, idempotencyKey: string): Promise<BookingAnswer | 'ask-again'> {
  try {
    return readAnswer(await api.call(bookFlight, { body, idempotencyKey }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.outcomeKnown ? { kind: 'failed' } : 'ask-again';
  }
}

function readAnswer(answer: Answer<typeof bookFlight>): BookingAnswer | 'ask-again' {
  switch (answer.status_code) {
    case 200:
      return { kind: 'booked', ref_number: answer.result.ref_number };
    case 201:
      return { kind: 'already', ref_number: answer.result.ref_number };
    case 208:
      return { kind: 'airline', tapaCode: answer.tapa_code, problem: answer.result.problem, message: answer.message };
    case 401:
    case 403:
      return { kind: 'signed-out' };
    case 400:
      return answer.result.fields
        ? { kind: 'fields', fields: answer.result.fields }
        : { kind: 'problem', problem: answer.result.problem };
    case 409:
      return answer.result.problem === 'still-running'
        ? 'ask-again'
        : { kind: 'problem', problem: answer.result.problem };
    case 422:
      return { kind: 'failed' };
  }
}
