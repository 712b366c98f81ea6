import { endingMetrics, type Ending, type UnfitRelease } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';

export interface ProbeFacts {
  readonly draining: () => boolean;
  /** Why the releases were not read again at the last look (`replayed`, `expired`, `no-answer`); null when they were. */
  readonly releaseFault: () => string | null;
  /** Releases of the set that this host cannot run, and what its pages get instead. */
  readonly unfit: () => readonly UnfitRelease[];
  /** What the releases rely on that ends by itself. */
  readonly endings: () => readonly Ending[];
}

/**
 * OPS-3, REL-10: lives, and is ready as long as it is not stopping. With releases that it keeps because what the registry says cannot be used it is ready too, and says so (MFE-3), as it says which release
 * it cannot run (MFE-7). `/metrics` says for how long what they rely on is good.
 */
export function addProbes(app: FastifyInstance, { draining, releaseFault, unfit, endings }: ProbeFacts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(endingMetrics(endings(), new Date())),
  );
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
