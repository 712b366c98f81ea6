import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { parseQuery } from '../../platform/http/parse-query.ts';
import { receiveMessage } from './sandbox-messages.ts';

/** The sandbox's SMS gateway, under `/sandbox/sms`. The fault `sms`: `fail` with its status, or `drop-answer`, which sends and loses the answer. */
export function sandboxSmsServer(
  app: FastifyInstance,
  { config, db, faults }: Pick<Deps, 'config' | 'db' | 'faults'>,
): void {
  const expected = sha256(config.partners.sms.key);
  app.get('/send', async (request, reply) => {
    const fault = faults.take('sms');
    if (fault?.kind === 'fail') return reply.code(fault.status ?? 500).send([{ Result: 'FAIL', Reason: 'REFUSED' }]);
    const given = sha256(String(request.headers['x-api-key'] ?? ''));
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return reply.code(401).send([{ Result: 'FAIL' }]);
    const { to = '', text = '', reference = '' } = parseQuery(request.url);
    if (!/^\d{8,15}$/.test(to)) return [{ Result: 'FAIL', Reason: 'INVALID_NUMBER' }];
    const recipient = to.length === 8 ? `+976${to}` : `+${to}`;
    await receiveMessage(db, { id: reference, recipient, subject: '', body: text });
    if (fault?.kind !== 'drop-answer') return [{ Result: 'SUCCESS', 'Message ID': reference }];
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });
}
