import { cancelInsurance, type BodyInput } from '@aylal/contracts';
import { callOnce, type OncePorts } from '@aylal/parts';

/** Everything that giving up can come to. `told`: the server says why not. `unknown`: no answer came, and the same key asks again (MNY-12). */
export type CoverCancelAnswer =
  | { readonly kind: 'sent'; readonly back: number }
  | { readonly kind: 'told'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' };

/** Gives a cover up under one key, which is kept until its outcome is known (MNY-4). */
export async function sendCoverCancel(
  ports: OncePorts,
  body: BodyInput<typeof cancelInsurance>,
): Promise<CoverCancelAnswer> {
  const sent = await callOnce(ports, cancelInsurance, body);
  if (sent.kind !== 'answered') return { kind: sent.kind };
  const { answer } = sent;
  if (answer.status_code === 200) return { kind: 'sent', back: answer.result.refund_amount };
  return { kind: 'told', message: answer.message };
}
