import { refundHotel, type BodyInput } from '@aylal/contracts';
import { ApiError, type ApiClient, type IntentKeys } from '@aylal/shell';

/** Everything that a request can come to. `told`: ERR-20, the server says why not. `unknown`: no answer came, and the same key asks again (MNY-12). */
export type HotelRefundAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

const intent = 'refund-hotel';

/** Sends a request for a refund under one key, which is kept until its outcome is known (MNY-4). */
export async function sendHotelRefund(
  { api, intents }: { api: ApiClient; intents: IntentKeys },
  body: BodyInput<typeof refundHotel>,
): Promise<HotelRefundAnswer> {
  const idempotencyKey = intents.keyFor(intent, body);
  try {
    const answer = await api.call(refundHotel, { body, idempotencyKey });
    if (answer.status_code === 409 && answer.result.problem === 'still-running') return { kind: 'unknown' };
    intents.settle(intent);
    if (answer.status_code === 200) return { kind: 'sent' };
    const { fields } = answer.result;
    return fields ? { kind: 'fields', fields } : { kind: 'told', message: answer.message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.outcomeKnown) return { kind: 'unknown' };
    intents.settle(intent);
    return { kind: 'failed' };
  }
}
