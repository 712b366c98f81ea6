import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { isFromOperator } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** `/backup/database`: the embedded database as it is now, for the command that makes a backup while this provider has its folder. For operators only, as all such routes; not there with a server. */
export function registerBackup(app: FastifyInstance, deps: Pick<Deps, 'config' | 'database' | 'logger'>): void {
  app.get('/backup/database', async (request, reply) => {
    if (deps.database.engine !== 'pglite' || !isFromOperator(request, deps.config.hostKey)) throw refuse('not-found');
    const copy = await deps.database.copy();
    deps.logger.info('database-copied', { bytes: copy.byteLength });
    return reply
      .header('cache-control', 'no-store')
      .type('application/gzip')
      .send(Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength));
  });
}
