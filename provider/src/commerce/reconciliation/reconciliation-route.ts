import type { FastifyInstance } from 'fastify';
import { fields } from '@aylal/contracts';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { isFromOperator } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { partners, reconcileDay } from './reconcile-day.ts';
import { reconciliationCsv } from './reconciliation-csv.ts';

const asked = v.object({ partner: v.picklist(partners), day: fields.localDate });

/** `/reconciliation/{partner}/{day}` as CSV. For operators only: the host does not forward it, and strangers see nothing there. 409 where there are differences, 503 when the partner cannot be asked. */
export function registerReconciliation(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'logger' | 'payments'>,
): void {
  app.get('/reconciliation/:partner/:day', async (request, reply) => {
    const parsed = v.safeParse(asked, request.params);
    if (!isFromOperator(request, deps.config.hostKey) || !parsed.success) throw refuse('not-found');
    const { partner, day } = parsed.output;
    const report = await reconcileDay(deps, partner, day).catch((error: unknown) => {
      if (!(error instanceof PartnerError)) throw error;
      deps.logger.warn('payment-partner-failed', { kind: error.kind, key: error.key });
      throw refuse('unavailable', { retryAfterSeconds: 60 });
    });
    if (report.differences.length > 0)
      deps.logger.error('reconciliation-differs', { partner, day, differences: report.differences.length });
    return reply
      .code(report.differences.length === 0 ? 200 : 409)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(reconciliationCsv(report));
  });
}
