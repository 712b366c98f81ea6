import type { UnfitRelease } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';

export interface ProbeFacts {
  readonly draining: () => boolean;
  /** Why the releases were not read anew at the last look (`replayed`, `expired`, `no-answer`); null when they were. */
  readonly releaseFault: () => string | null;
  /** Releases of the set that this host cannot run, and what its pages get instead. */
  readonly unfit: () => readonly UnfitRelease[];
}

/** OPS-3, REL-10: lives, and is ready as long as it is not stopping. With releases that it keeps because what the registry says cannot be used it is ready too, and says so (MFE-3), as it says which release it cannot run (MFE-7). */
export function addProbes(app: FastifyInstance, { draining, releaseFault, unfit }: ProbeFacts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (draining()) return reply.code(503).send({ status: 'stopping' });
    const fault = releaseFault();
    const cannotRun = unfit();
    return {
      status: 'ready',
      ...(fault ? { releases: 'kept', cause: fault } : {}),
      ...(cannotRun.length > 0 ? { cannotRun } : {}),
    };
  });
}
