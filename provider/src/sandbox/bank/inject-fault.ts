import type { FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import type { FaultRule } from '../../platform/faults/faults.ts';

/** What `/sandbox/faults` asked a simulated partner to do. True when the fault was the whole answer. */
export async function injectFault(
  { faults }: Pick<Deps, 'faults'>,
  partner: string,
  reply: FastifyReply,
): Promise<boolean> {
  const rule = faults.take(partner);
  return rule !== undefined && applyFault(rule, reply);
}

/** The same for a fault that was taken already. */
export async function applyFault(rule: FaultRule, reply: FastifyReply): Promise<boolean> {
  if (rule.kind === 'slow') {
    await wait(rule.delay_ms ?? 3_000, undefined, { ref: false });
    return false;
  }
  if (rule.kind === 'fail') reply.code(rule.status ?? 500).send({ error: 'INTERNAL_ERROR', message: 'INTERNAL_ERROR' });
  else if (rule.kind === 'malformed') reply.code(200).header('content-type', 'application/json').send('{"invoice_id":');
  else reply.hijack();
  if (rule.kind === 'drop-answer') reply.raw.destroy();
  return true;
}
