import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { refuse } from './problem-error.ts';

/** Health, long-lived streams, and our own partner, whom a request that is already admitted waits for. */
const NOT_COUNTED = /^\/(healthz|readyz)$|^\/sandbox\/|\/live\//;

/** Quick for a person, slow for a client that comes again at once: answering those must not take the time of the requests under way. */
const REFUSED_AFTER_MS = 250;

/**
 * What happens to every request around its handler: an id, harmless headers, one log line, and a quick 503 when more are under way
 * than we can finish in time (CAP-2). A request counts once its body is here, so that slow senders take nobody's place (REL-11).
 */
export function admitRequests(
  app: FastifyInstance,
  { config, lifecycle, logger }: Pick<Deps, 'config' | 'lifecycle' | 'logger'>,
): void {
  const admitted = new Set<object>();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  app.addHook('preHandler', async (request, reply) => {
    if (NOT_COUNTED.test(request.routeOptions.url ?? '')) return;
    if (admitted.size >= config.maxInFlight) {
      await wait(REFUSED_AFTER_MS, undefined, { ref: false });
      throw refuse('unavailable', { retryAfterSeconds: 1 });
    }
    admitted.add(request.raw);
    reply.raw.once('close', () => admitted.delete(request.raw));
  });
  app.addHook('onSend', async (_request, reply) => {
    // While we shut down every answer is the last of its connection (REL-10).
    if (lifecycle.draining) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    admitted.delete(request.raw);
    logger.info('request', {
      request_id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status_code: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
