import type { FastifyInstance } from 'fastify';

/** OPS-3, REL-10: lives, and is ready as long as it is not stopping. */
export function addProbes(app: FastifyInstance, draining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    draining() ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  );
}
