import type { BodyInput } from '@aylal/contracts';
import { refundHotel } from '@aylal/contracts/hotels';
import { idempotentCall, type IdempotentCallPorts } from '@aylal/booking';

/** Every outcome of a request. `message`: ERR-20, the server gave a reason. `unknown`: no answer arrived, and the request is repeated with the same key (MNY-12). */
export type HotelRefundAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'fields'; readonly fields: Record<string, string> }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** Sends a request for a refund under one key, which is kept until its outcome is known (MNY-4). */
export async function sendHotelRefund(
  ports: IdempotentCallPorts,
  body: BodyInput<typeof refundHotel>,
): Promise<HotelRefundAnswer> {
  const sent = await idempotentCall(ports, refundHotel, body);
  if (sent.kind !== 'answered') return { kind: sent.kind };
  const { answer } = sent;
  if (answer.status_code === 200) return { kind: 'sent' };
  const { fields } = answer.result;
  return fields ? { kind: 'fields', fields } : { kind: 'message', message: answer.message };
}
