import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { findInvoiceById } from './invoice-store.ts';
import { createInvoiceSync } from './sync-invoice.ts';
import { importTransfers } from './transfer/import-transfers.ts';

const MOST_BYTES = 64 * 1024;
const PER_ADDRESS = { calls: 600, seconds: 60 };

/**
 * `GET` or `POST /callback/{partner}?payment_id=…`: somebody says that an invoice changed, or that a transfer came in. Nothing of it is believed, and a
 * body not even read; it only makes us ask the partner (ruling 21), so that a forged notice moves no money and a doubled one counts once. Every caller
 * gets `SUCCESS`, so that nobody learns which invoices exist. It replaces NEED-11, which would trust the caller.
 */
export function partnerCallback(app: FastifyInstance, deps: Deps): void {
  app.register(async (partners) => {
    partners.removeAllContentTypeParsers();
    partners.addContentTypeParser('*', { bodyLimit: MOST_BYTES }, (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null));
      payload.once('error', done);
    });
    noticeRoute(partners, deps);
  });
}

function noticeRoute(app: FastifyInstance, deps: Deps): void {
  const invoices = createInvoiceSync(deps);
  const receive = async (request: FastifyRequest<{ Params: { partner: string } }>, reply: FastifyReply) => {
    if (deps.config.rateLimits)
      await deps.limiter.take(`callback@${callerOf(request, deps.config).address}`, PER_ADDRESS);
    if (request.params.partner === 'transfer') await heardOfTransfers();
    const id = /[?&]payment_id=([A-Z0-9-]{4,45})(?:&|$)/.exec(request.url)?.[1];
    if (id !== undefined) await heardOfInvoice(id);
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('SUCCESS');
  };
  app.get('/callback/:partner', receive);
  app.post('/callback/:partner', receive);

  async function heardOfInvoice(id: string): Promise<void> {
    const invoice = await findInvoiceById(deps.db, id);
    if (!invoice) return checkSoon(id);
    try {
      await invoices.sync(invoice);
    } catch (error) {
      // The partner does not answer, or nothing can be booked: the job retries. The caller cannot mend it.
      if (!(error instanceof PartnerError))
        deps.logger.error('notice-not-booked', { ref_number: invoice.ref_number, error });
      await checkSoon(id);
    }
  }

  /** Also for an invoice whose answer was lost, so that we do not know it by the partner's id yet. */
  async function checkSoon(id: string): Promise<void> {
    await deps.db.updateTable('invoices').set({ next_check_at: deps.clock.now() }).where('id', '=', id).execute();
  }

  async function heardOfTransfers(): Promise<void> {
    try {
      await importTransfers(deps, invoices);
    } catch (error) {
      // The job reads the statement again in a few seconds.
      if (!(error instanceof PartnerError)) deps.logger.error('notice-not-booked', { error });
    }
  }
}
