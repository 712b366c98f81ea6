import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { callerOf } from '../router/caller.ts';
import { createRateLimiter } from '../router/rate-limiter.ts';
import { findInvoiceById } from './invoice-store.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { createInvoiceSync } from './sync-invoice.ts';

const PER_ADDRESS = { calls: 600, seconds: 60 };

/**
 * `GET /callback/qpay?payment_id=…`: somebody says that an invoice changed. Nothing of it is believed; it only makes us ask the partner
 * (ruling 21). Every caller hears `SUCCESS`, so that nobody learns which invoices exist.
 */
export function qpayCallback(app: FastifyInstance, deps: Deps): void {
  const { sync } = createInvoiceSync(deps);
  const limiter = createRateLimiter(deps.clock);
  app.get('/callback/qpay', async (request, reply) => {
    if (deps.config.rateLimits) limiter.take(callerOf(request, deps.config.hostKey).address, PER_ADDRESS);
    const id = /[?&]payment_id=([A-Z0-9-]{4,45})(?:&|$)/.exec(request.url)?.[1];
    const invoice = id === undefined ? undefined : await findInvoiceById(deps.db, id);
    if (invoice) {
      try {
        await sync(invoice);
      } catch (error) {
        if (!(error instanceof PartnerError)) throw error;
        // The partner cannot be asked just now: the job does it as soon as it can.
        await deps.db
          .updateTable('invoices')
          .set({ next_check_at: deps.clock.now() })
          .where('id', '=', invoice.id)
          .execute();
      }
    }
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('SUCCESS');
  });
}
