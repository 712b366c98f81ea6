import type { BodyInput, Endpoint } from '@aylal/contracts';
import type { Services } from '@aylal/shell';
import { idempotentCall, type IdempotentAnswer, type IdempotentCallPorts } from './idempotent-call.ts';
import { forgetSending, keepSending } from './unanswered-sending.ts';

export interface BookingPorts extends IdempotentCallPorts {
  readonly drafts: Services['drafts'];
}

/** Books as `idempotentCall` calls, and keeps what is sent beside the draft of its form until the outcome is known, so that a page that was reloaded asks for it (MNY-4). */
export async function idempotentBooking<E extends Endpoint>(
  ports: BookingPorts,
  draftKey: string,
  operation: E,
  body: BodyInput<E>,
): Promise<IdempotentAnswer<E>> {
  keepSending(ports, draftKey, body);
  const sent = await idempotentCall(ports, operation, body);
  if (sent.kind !== 'unknown') forgetSending(ports, draftKey);
  return sent;
}
