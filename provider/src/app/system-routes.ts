import { operations } from '@aylal/contracts/operations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { openApiDocument } from './openapi/open-api-document.ts';

/** What machines ask: is the process alive, can it serve, what does it speak (OPS-3, OPS-5). */
export function registerSystemRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'database' | 'lifecycle' | 'logger'>,
): void {
  const document = JSON.stringify(openApiDocument(Object.values(operations)));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (deps.lifecycle.draining) return reply.code(503).send({ status: 'not-ready', reason: 'shutting down' });
    // Reads go on, but a shop that keeps nothing sells nothing.
    if (deps.database.disk.isFull)
      return reply.code(503).send({ status: 'not-ready', reason: 'the disk of the database is full' });
    try {
      await deps.database.ping();
      return { status: 'ready' };
    } catch (error) {
      deps.logger.warn('not-ready', { error });
      return reply.code(503).send({ status: 'not-ready', reason: 'the database does not answer' });
    }
  });
}
