import type { Answer, BodyInput } from '@aylal/contracts';
import { refundFlight } from '@aylal/contracts/flights';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';

/** Everything that a request for a refund can come to (ERR-16 to ERR-19). */
export type RefundAnswer =
  | { readonly kind: 'sent' }
  /** ERR-17: nothing was sent, the server says why. */
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  /** ERR-18. */
  | { readonly kind: 'automatic' }
  /** ERR-19. */
  | { readonly kind: 'unsuccessful'; readonly message: string }
  | { readonly kind: 'failed' }
  /** No answer came: the same key asks again (MNY-12). */
  | { readonly kind: 'unknown' };

/** Sends a request for a refund under one key, which is kept until its outcome is known (MNY-4). */
export async function sendRefund(
  ports: IdempotentCallPorts,
  body: BodyInput<typeof refundFlight>,
): Promise<RefundAnswer> {
  const sent = await idempotentCall(ports, refundFlight, body);
  return sent.kind === 'answered' ? readAnswer(sent.answer) : { kind: sent.kind };
}

function readAnswer(answer: Answer<typeof refundFlight>): RefundAnswer {
  switch (answer.status_code) {
    case 200:
      return { kind: 'sent' };
    case 204:
      return { kind: 'message', message: answer.message };
    case 400:
      return answer.result.fields ? { kind: 'fields', fields: answer.result.fields } : { kind: 'automatic' };
    case 409:
      return { kind: 'unsuccessful', message: answer.message };
    default:
      return { kind: 'unsuccessful', message: answer.message };
  }
}
