import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../router/locale-of.ts';
import { bankPageStyle } from './bank-page-style.ts';
import { bankPageTexts, type BankLanguage } from './bank-page-texts.ts';
import { bankPage, paidOf } from './bank-page.ts';
import { qpayServer } from './qpay-server.ts';
import { createSandboxBank } from './sandbox-bank.ts';
import { findInvoice } from './sandbox-bank-store.ts';

const choice = v.variant('action', [
  v.object({ action: v.picklist(['pay', 'refuse', 'again']) }),
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

/** The payment partner and the bank of the sandbox: `/sandbox/qpay/v2` for our client, `/sandbox/bank/{invoice}` for a person. Off without `SANDBOX`. */
export function sandboxBankRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.sandbox) return;
  // Our own client must find the partner on whatever port we listen.
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address && typeof address === 'object') deps.lifecycle.url = `http://127.0.0.1:${address.port}`;
  });
  app.register(async (partner) => qpayServer(partner, deps), { prefix: '/sandbox/qpay/v2' });
  app.register(async (pages) => bankPages(pages, deps), { prefix: '/sandbox/bank' });
}

function bankPages(app: FastifyInstance, deps: Deps): void {
  const bank = createSandboxBank(deps);
  const styleHash = createHash('sha256').update(bankPageStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  // Plain forms, on these pages only: nothing here is ours to protect (SEC-6 is about our own API).
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(page);

  app.get('/:invoice', async (request, reply) => {
    const language = languageOf(request);
    const invoice = await findInvoice(deps.db, invoiceOf(request));
    if (!invoice) return html(reply, 404, notice(language, bankPageTexts[language].notFound));
    return html(reply, 200, bankPage({ invoice, language, path: `/sandbox/bank/${invoice.id}` }));
  });

  app.post('/:invoice', async (request, reply) => {
    const language = languageOf(request);
    const invoice = await findInvoice(deps.db, invoiceOf(request));
    if (!invoice) return html(reply, 404, notice(language, bankPageTexts[language].notFound));
    const parsed = v.safeParse(choice, request.body);
    if (!parsed.success) return html(reply, 400, notice(language, bankPageTexts[language].badAmount));
    const rest = invoice.amount - paidOf(invoice);
    const { action } = parsed.output;
    const amount = action === 'part' ? parsed.output.amount : action === 'again' ? invoice.amount : Math.max(rest, 0);
    // A second tap on "pay" finds nothing left to pay; only "again" pays twice.
    if (amount > 0) await bank.pay(invoice, amount, action === 'refuse' ? 'FAILED' : 'PAID');
    return reply.code(303).header('location', `/sandbox/bank/${invoice.id}?lang=${language}`).send();
  });
}

function invoiceOf(request: FastifyRequest): string {
  return String((request.params as { invoice?: unknown }).invoice ?? '');
}

function languageOf(request: FastifyRequest): BankLanguage {
  const wanted = /[?&]lang=(mn|en)(&|$)/.exec(request.url)?.[1] ?? localeOf(request.headers['accept-language']);
  return wanted === 'mn' ? 'mn' : 'en';
}

function notice(language: BankLanguage, sentence: string): string {
  const { title } = bankPageTexts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${bankPageStyle}</style></head><body><main><section role="alert"><p>${sentence}</p></section></main></body></html>`;
}
