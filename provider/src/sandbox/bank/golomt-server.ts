import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { isSignature, signatureOf } from '../../platform/partner-http/signature.ts';
import { paidOf } from './bank-page.ts';
import { isLocalAddress } from './send-webhook.ts';
import { addInvoice, findInvoice, findInvoiceOfSender, type SandboxInvoice } from './sandbox-bank-store.ts';
import { injectFault } from './inject-fault.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
const invoiceRequest = v.object({
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}\.\d{2}$/)),
  transactionId: text,
  returnType: v.literal('GET'),
  callback: v.pipe(text, v.url()),
  genToken: v.picklist(['Y', 'N']),
  socialDeeplink: v.picklist(['Y', 'N']),
  checksum: v.string(),
});
const inquiryRequest = v.object({ transactionId: text, checksum: v.string() });

/**
 * The card page of the sandbox: invoices, inquiries and their checksums as Golomt's e-commerce service has them (field-facts §2.3), under `/sandbox/golomt`.
 * The fault `card` makes it slow, failing, malformed, silent or losing its answer; `card-callback` loses the way back to the shop.
 */
export function golomtServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle'>,
): void {
  const { db, clock, ids, config } = deps;
  const { token, secret } = config.partners.card;
  const no = (reply: FastifyReply, status: number, errorCode: string) =>
    reply.code(status).send({ errorCode, message: errorCode });
  const isMerchant = (request: FastifyRequest) => request.headers.authorization === `Bearer ${token}`;

  app.post('/api/invoice', async (request, reply) => {
    if (await injectFault(deps, 'card', reply)) return reply;
    if (!isMerchant(request)) return no(reply, 401, 'UNAUTHORIZED');
    const parsed = v.safeParse(invoiceRequest, request.body);
    if (!parsed.success) return no(reply, 400, 'BAD_REQUEST');
    const { amount, transactionId, returnType, callback, checksum } = parsed.output;
    if (!isSignature(checksum, secret, transactionId, amount, returnType, callback)) return no(reply, 400, 'CHECKSUM');
    if (!isLocalAddress(deps, callback)) return no(reply, 400, 'CALLBACK');
    const invoice = ids.uuid();
    const added = await addInvoice(db, {
      id: invoice,
      partner: 'card',
      sender_invoice_no: transactionId,
      description: `Aylal ${transactionId}`,
      amount: Number(amount),
      callback_url: '',
      return_url: callback,
      status: 'OPEN',
      qr_text: '',
      created_at: clock.now(),
    });
    if (!added) return no(reply, 400, 'DUPLICATE_TRANSACTION');
    return { invoice, transactionId, checksum: signatureOf(secret, invoice, transactionId), socialDeeplink: '' };
  });

  app.post('/api/inquiry', async (request, reply) => {
    if (await injectFault(deps, 'card', reply)) return reply;
    if (!isMerchant(request)) return no(reply, 401, 'UNAUTHORIZED');
    const parsed = v.safeParse(inquiryRequest, request.body);
    if (!parsed.success) return no(reply, 400, 'BAD_REQUEST');
    const { transactionId, checksum } = parsed.output;
    if (!isSignature(checksum, secret, transactionId, transactionId)) return no(reply, 400, 'CHECKSUM');
    const invoice = await findInvoiceOfSender(db, 'card', transactionId);
    if (!invoice) return no(reply, 404, 'NOT_FOUND');
    const paid = paidOf(invoice);
    const errorCode = paid > 0 ? '000' : unpaidCode(invoice);
    const amount = (paid > 0 ? paid : invoice.amount).toFixed(2);
    return {
      transactionId,
      amount,
      errorCode,
      errorDesc: '',
      status: paid > 0 ? 'SENT' : 'PENDING',
      bank: 'Sandbox bank',
      cardNumber: '',
      token: '',
      checksum: signatureOf(secret, transactionId, errorCode, amount),
    };
  });

  app.get<{ Params: { language: string; invoice: string } }>('/payment/:language/:invoice', async (request, reply) => {
    const { language, invoice } = request.params;
    const found = await findInvoice(db, invoice);
    return reply.redirect(`/sandbox/bank/${found?.id ?? 'unknown'}?lang=${language === 'MN' ? 'mn' : 'en'}`, 302);
  });
}

/** Cancelled by the customer, refused for want of money, or not tried yet. */
function unpaidCode({ status, payments }: SandboxInvoice): string {
  if (status === 'CANCELED') return '017';
  return payments.length > 0 ? '051' : '001';
}
