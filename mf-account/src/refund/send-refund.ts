import { refundFlight, type Answer, type BodyInput } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** Everything that a request for a refund can come to (ERR-16 to ERR-19). */
export type RefundAnswer =
  | { readonly kind: 'sent' }
  /** ERR-17: nothing was sent, the server says why. */
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  /** ERR-18. */
  | { readonly kind: 'automatic' }
  /** ERR-19. */
  | { readonly kind: 'unsuccessful'; readonly message: string }
  | { readonly kind: 'failed' }
  /** No answer came: the same key asks again (MNY-12). */
  | { readonly kind: 'unknown' };

const intent = 'refund-flight';

/** Sends a request for a refund under one key, which is kept until its outcome is known (MNY-4). */
export async function sendRefund(
  { api, intents }: { api: ApiClient; intents: IntentKeys },
  body: BodyInput<typeof refundFlight>,
): Promise<RefundAnswer> {
  const idempotencyKey = intents.keyFor(intent, body);
  try {
    const answer = await api.call(refundFlight, { body, idempotencyKey });
    const read = readAnswer(answer);
    if (read.kind !== 'unknown') intents.settle(intent);
    return read;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.outcomeKnown) return { kind: 'unknown' };
    intents.settle(intent);
    return { kind: 'failed' };
  }
}

function readAnswer(answer: Answer<typeof refundFlight>): RefundAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'sent' };
    case 204:
      return { kind: 'told', message: answer.message };
    case 400:
      return answer.result.fields ? { kind: 'fields', fields: answer.result.fields } : { kind: 'automatic' };
    case 409:
      return answer.result.problem === 'still-running'
        ? { kind: 'unknown' }
        : { kind: 'unsuccessful', message: answer.message };
    default:
      return { kind: 'unsuccessful', message: answer.message };
  }
}
