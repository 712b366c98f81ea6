import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { bankPageTexts } from './bank-page-texts.ts';
import { bankPage, paidOf } from './bank-page.ts';
import { acceptForms, bankNotice, languageOf, sendBankPage } from './bank-reply.ts';
import { gatewayServer } from './gateway-server.ts';
import { golomtServer } from './golomt-server.ts';
import { pocketServer } from './pocket-server.ts';
import { qpayServer } from './qpay-server.ts';
import { createSandboxBank } from './sandbox-bank.ts';
import { cancelInvoice, findInvoice } from './sandbox-bank-store.ts';
import { socialPayServer } from './socialpay-server.ts';
import { transferPages } from './transfer-pages.ts';

const choice = v.variant('action', [
  v.object({ action: v.picklist(['pay', 'refuse', 'cancel', 'again', 'notify']) }),
  v.object({
    action: v.literal('part'),
    amount: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.regex(/^\d{1,9}$/),
      v.transform(Number),
      v.minValue(1),
    ),
  }),
]);

/** The payment partners and the bank of the sandbox: `/sandbox/qpay/v2`, `/sandbox/socialpay`, `/sandbox/pocket`, `/sandbox/golomt` and `/sandbox/gateway/v1` for our clients, `/sandbox/bank/{invoice}` and `/sandbox/transfer` for a person. */
export function sandboxBankRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): void {
  // Our own client must find the partner on whatever port we listen.
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address && typeof address === 'object') deps.lifecycle.url = `http://127.0.0.1:${address.port}`;
  });
  app.register(async (partner) => qpayServer(partner, deps), { prefix: '/sandbox/qpay/v2' });
  app.register(async (partner) => gatewayServer(partner, deps), { prefix: '/sandbox/gateway/v1' });
  app.register(async (partner) => socialPayServer(partner, deps), { prefix: '/sandbox/socialpay' });
  app.register(async (partner) => pocketServer(partner, deps), { prefix: '/sandbox/pocket' });
  app.register(async (partner) => golomtServer(partner, deps), { prefix: '/sandbox/golomt' });
  app.register(async (pages) => bankPages(pages, deps), { prefix: '/sandbox/bank' });
  app.register(async (pages) => transferPages(pages, deps), { prefix: '/sandbox/transfer' });
}

function bankPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): void {
  const bank = createSandboxBank(deps);
  acceptForms(app);

  app.get('/:invoice', async (request, reply) => {
    const language = languageOf(request);
    const invoice = await findInvoice(deps.db, invoiceOf(request));
    if (!invoice) return sendBankPage(reply, 404, bankNotice(language, bankPageTexts[language].notFound));
    return sendBankPage(reply, 200, bankPage({ invoice, language, path: `/sandbox/bank/${invoice.id}` }));
  });

  app.post('/:invoice', async (request, reply) => {
    const language = languageOf(request);
    const invoice = await findInvoice(deps.db, invoiceOf(request));
    if (!invoice) return sendBankPage(reply, 404, bankNotice(language, bankPageTexts[language].notFound));
    const parsed = v.safeParse(choice, request.body);
    if (!parsed.success) return sendBankPage(reply, 400, bankNotice(language, bankPageTexts[language].badAmount));
    if (parsed.output.action === 'notify') await bank.notify(invoice);
    const rest = invoice.amount - paidOf(invoice);
    const { action } = parsed.output;
    const amount = action === 'part' ? parsed.output.amount : action === 'again' ? invoice.amount : Math.max(rest, 0);
    // A second tap on "pay" finds nothing left to pay; only "again" pays twice.
    const taken = invoice.partner !== 'qpay' && paidOf(invoice) > 0;
    if (action === 'cancel') await cancelInvoice(deps.db, invoice.id);
    else if (amount > 0 && action !== 'notify' && !taken)
      await bank.pay(invoice, amount, action === 'refuse' ? 'FAILED' : 'PAID');
    const back = invoice.return_url !== '' && !deps.faults.take(`${invoice.partner}-callback`);
    const next = back ? invoice.return_url : `/sandbox/bank/${invoice.id}?lang=${language}`;
    return reply.code(303).header('location', next).send();
  });
}

function invoiceOf(request: FastifyRequest): string {
  return String((request.params as { invoice?: unknown }).invoice ?? '');
}
