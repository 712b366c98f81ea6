import type { BodyInput } from '@aylal/contracts';
import { refundBusTicket, refundTrainTicket } from '@aylal/contracts/orders';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';

/** Every outcome of a refund. `message`: the server gave a reason. `unknown`: no answer arrived, and the request is repeated with the same key (MNY-12). */
export type BusRefundAnswer =
  | { readonly kind: 'sent'; readonly back: number }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** Gives tickets back under one key, which is kept until its outcome is known (MNY-4). */
export async function sendBusRefund(
  ports: IdempotentCallPorts,
  product: 'bus' | 'train',
  body: BodyInput<typeof refundBusTicket>,
): Promise<BusRefundAnswer> {
  const sent = await idempotentCall(ports, product === 'bus' ? refundBusTicket : refundTrainTicket, body);
  if (sent.kind !== 'answered') return { kind: sent.kind };
  const { answer } = sent;
  if (answer.status_code === 200 || answer.status_code === 201)
    return { kind: 'sent', back: answer.result.refund_amount };
  return { kind: 'message', message: answer.message };
}
