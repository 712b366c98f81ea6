import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { isFromOperator } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { checkLedger } from '../../commerce/ledger/check-ledger.ts';
import { invariants } from './invariants.ts';

/** `/ledger/check` of a live system (OPS-4). For operators only: the host does not forward it, and strangers see nothing there. */
export function registerLedgerCheck(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>): void {
  app.get('/ledger/check', async (request, reply) => {
    if (!isFromOperator(request, deps.config.hostKey)) throw refuse('not-found');
    const report = await checkLedger(deps.db, invariants);
    return reply
      .code(report.ok ? 200 : 500)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
