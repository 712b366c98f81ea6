import type { FastifyInstance } from 'fastify';

export interface ProbeFacts {
  readonly draining: () => boolean;
  /** Why the releases were not read anew at the last look (`replayed`, `expired`, `no-answer`); null when they were. */
  readonly releaseFault: () => string | null;
}

/** OPS-3, REL-10: lives, and is ready as long as it is not stopping. With releases that it keeps because what the registry says cannot be used it is ready too, and says so (MFE-3). */
export function addProbes(app: FastifyInstance, { draining, releaseFault }: ProbeFacts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (draining()) return reply.code(503).send({ status: 'stopping' });
    const fault = releaseFault();
    return { status: 'ready', ...(fault ? { releases: 'kept', cause: fault } : {}) };
  });
}
