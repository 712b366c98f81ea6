import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { isFromOperator } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { createInvoiceSync } from '../sync-invoice.ts';
import { bookAssigned } from './import-transfers.ts';
import { orderNumbersIn } from './order-numbers-in.ts';
import { assignTransfer, unmatchedTransfers } from './unmatched-transfers.ts';

const asked = v.object({
  record: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  reference: v.pipe(
    v.string(),
    v.transform((text) => orderNumbersIn(text).named),
    v.strictTuple([v.string()]),
    v.transform(([number]) => number),
  ),
});

/**
 * `/transfers/unmatched`, and `POST /transfers/{record}/assign/{reference}` for the person who found out whose one is (MNY-7). For operators only: the host forwards
 * neither, and strangers see nothing there.
 */
export function registerUnmatchedTransfers(app: FastifyInstance, deps: Deps): void {
  const invoices = createInvoiceSync(deps);
  const operatorsOnly = (request: FastifyRequest) => {
    if (!isFromOperator(request, deps.config.hostKey)) throw refuse('not-found');
  };

  app.get('/transfers/unmatched', async (request, reply) => {
    operatorsOnly(request);
    return reply.header('cache-control', 'no-store').send(await unmatchedTransfers(deps.db));
  });
  app.post('/transfers/:record/assign/:reference', async (request, reply) => {
    operatorsOnly(request);
    const parsed = v.safeParse(asked, request.params);
    if (!parsed.success) throw refuse('not-found');
    const { record, reference } = parsed.output;
    await deps.db.transaction().execute((tx) => assignTransfer(tx, record, reference, deps.clock.now()));
    deps.logger.info('transfer-assigned', { record });
    await bookAssigned(deps, invoices);
    return reply.code(204).send();
  });
}
