import type { Endpoint } from '@aylal/contracts';
import { addressBlock } from '@aylal/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { localeOfRequest } from '../pages/locale-of-request.ts';
import { forwardCall, type ForwardOptions } from './forward-call.ts';
import { createConnectionLimits, type ConnectionLimitOptions } from './connection-limits.ts';
import { refusalOf } from './refusals.ts';

/**
 * Forwards live updates (REL-12). They stay open for minutes, so they have connections of their own: however many are open, no other call
 * waits for them. All end at once when the server closes; browsers come back by themselves (REL-10).
 */
export function openLiveCalls(app: FastifyInstance, options: ForwardOptions, limits?: ConnectionLimitOptions) {
  const provider = new Pool(options.origin, { pipelining: 1, connect: { timeout: 3000 }, keepAliveTimeout: 4000 });
  const counts = createConnectionLimits(limits);
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end();
  });
  app.addHook('onClose', () => provider.destroy());

  return async (request: FastifyRequest, reply: FastifyReply, operation: Endpoint): Promise<FastifyReply> => {
    const address = addressBlock(request.ip);
    if (!counts.take(address)) {
      const locale = localeOfRequest(request.headers, request.cookies);
      return reply
        .code(503)
        .header('retry-after', '5')
        .send(refusalOf(503, 'unavailable', locale));
    }
    open.add(reply);
    reply.raw.once('close', () => {
      open.delete(reply);
      counts.free(address);
    });
    return forwardCall(request, reply, operation, { ...options, provider });
  };
}
