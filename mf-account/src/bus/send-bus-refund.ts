import { refundBusTicket, type BodyInput } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** Everything that giving back can come to. `told`: the server says why not. `unknown`: no answer came, and the same key asks again (MNY-12). */
export type BusRefundAnswer =
  | { readonly kind: 'sent'; readonly back: number }
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

const intent = 'refund-bus-ticket';

/** Gives tickets back under one key, which is kept until its outcome is known (MNY-4). */
export async function sendBusRefund(
  { api, intents }: { api: ApiClient; intents: IntentKeys },
  body: BodyInput<typeof refundBusTicket>,
): Promise<BusRefundAnswer> {
  const idempotencyKey = intents.keyFor(intent, body);
  try {
    const answer = await api.call(refundBusTicket, { body, idempotencyKey });
    if (answer.status_code === 409 && answer.result.problem === 'still-running') return { kind: 'unknown' };
    intents.settle(intent);
    if (answer.status_code === 200) return { kind: 'sent', back: answer.result.refund_amount };
    return { kind: 'told', message: answer.message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.outcomeKnown) return { kind: 'unknown' };
    intents.settle(intent);
    return { kind: 'failed' };
  }
}
