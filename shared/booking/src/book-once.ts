import type { BodyInput, Endpoint } from '@aylal/contracts';
import type { Services } from '@aylal/shell';
import { callOnce, type OnceAnswer, type OncePorts } from './call-once.ts';
import { forgetSending, keepSending } from './unanswered-sending.ts';

export interface BookingPorts extends OncePorts {
  readonly drafts: Services['drafts'];
}

/** Books as `callOnce` calls, and keeps what is sent beside the draft of its form until the outcome is known, so that a page that was reloaded asks for it (MNY-4). */
export async function bookOnce<E extends Endpoint>(
  ports: BookingPorts,
  draftKey: string,
  operation: E,
  body: BodyInput<E>,
): Promise<OnceAnswer<E>> {
  keepSending(ports, draftKey, body);
  const sent = await callOnce(ports, operation, body);
  if (sent.kind !== 'unknown') forgetSending(ports, draftKey);
  return sent;
}
