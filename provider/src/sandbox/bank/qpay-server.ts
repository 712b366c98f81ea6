import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sandboxAccess } from './sandbox-access.ts';
import { createSandboxBank } from './sandbox-bank.ts';
import { paidOf } from './bank-page.ts';
import { injectFault } from './inject-fault.ts';
import { cancelInvoice, findInvoice, listPayments } from './sandbox-bank-store.ts';
import type { SandboxPaymentRow } from './sandbox-bank-tables.ts';

const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max));

const invoiceRequest = v.object({
  invoice_code: text(45),
  sender_invoice_no: text(45),
  invoice_receiver_code: text(45),
  invoice_description: text(255),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  callback_url: v.pipe(v.string(), v.url(), v.maxLength(255)),
});

const checkRequest = v.object({
  object_type: v.literal('INVOICE'),
  object_id: text(60),
  offset: v.object({
    page_number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    page_limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  }),
});

/** A time in Ulaanbaatar. */
const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => Date.parse(`${text.replace(' ', 'T')}+08:00`)),
);
const listRequest = v.object({
  object_type: v.literal('MERCHANT'),
  object_id: text(60),
  start_date: localTime,
  end_date: localTime,
  offset: checkRequest.entries.offset,
});

/**
 * A QPay of our own (OPS-6): the same paths, JSON, tokens and error keys as the merchant API v2 (field-facts §2.1), under
 * `/sandbox/qpay/v2`. The fault `qpay` of the sandbox makes it slow, failing, malformed, silent or losing its answer.
 */
export function qpayServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger'>,
): void {
  const access = sandboxAccess(deps);
  const bank = createSandboxBank(deps);
  const faulty = (reply: FastifyReply) => injectFault(deps, 'qpay', reply);
  const no = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error, message: error });

  app.post('/auth/token', async (request, reply) => {
    if (await faulty(reply)) return reply;
    return access.isPassword(request.headers.authorization)
      ? access.newTokens()
      : no(reply, 401, 'AUTHENTICATION_FAILED');
  });
  app.post('/auth/refresh', async (request, reply) => {
    if (await faulty(reply)) return reply;
    return (await access.isToken(request.headers.authorization, 'refresh'))
      ? access.newTokens()
      : no(reply, 401, 'NO_CREDENDIALS');
  });
  /** Everything behind a token: the fault first, then the token, then the work. */
  function guarded(work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (await faulty(reply)) return reply;
      if (!(await access.isToken(request.headers.authorization, 'access'))) return no(reply, 401, 'NO_CREDENDIALS');
      return work(request, reply);
    };
  }

  app.post(
    '/invoice',
    guarded(async ({ body }, reply) => {
      const parsed = v.safeParse(invoiceRequest, body);
      if (!parsed.success)
        return no(reply, 400, parsed.issues[0].path?.[0]?.key === 'amount' ? 'INVALID_AMOUNT' : 'BAD_REQUEST');
      if (parsed.output.invoice_code !== access.invoiceCode) return no(reply, 422, 'INVOICE_CODE_INVALID');
      if (!bank.mayCall(parsed.output.callback_url)) return no(reply, 422, 'CALLBACK_URL_INVALID');
      return (await bank.open(parsed.output)) ?? no(reply, 409, 'SENDER_INVOICE_NO_DUPLICATED');
    }),
  );
  app.get(
    '/invoice/:id',
    guarded(async (request, reply) => {
      const invoice = await findInvoice(deps.db, idOf(request));
      if (!invoice) return no(reply, 404, 'INVOICE_NOTFOUND');
      return {
        invoice_id: invoice.id,
        invoice_status: invoice.status === 'OPEN' ? 'OPEN' : 'CLOSED',
        sender_invoice_no: invoice.sender_invoice_no,
        total_amount: invoice.amount,
      };
    }),
  );
  app.delete(
    '/invoice/:id',
    guarded(async (request, reply) => {
      const invoice = await findInvoice(deps.db, idOf(request));
      if (!invoice) return no(reply, 404, 'INVOICE_NOTFOUND');
      if (paidOf(invoice) >= invoice.amount) return no(reply, 400, 'INVOICE_PAID');
      return (await cancelInvoice(deps.db, invoice.id)) ? {} : no(reply, 400, 'INVOICE_ALREADY_CANCELED');
    }),
  );
  app.post(
    '/payment/check',
    guarded(async ({ body }, reply) => {
      const parsed = v.safeParse(checkRequest, body);
      if (!parsed.success) return no(reply, 400, 'BAD_REQUEST');
      const invoice = await findInvoice(deps.db, parsed.output.object_id);
      if (!invoice) return no(reply, 404, 'INVOICE_NOTFOUND');
      const { page_number, page_limit } = parsed.output.offset;
      const rows = invoice.payments.slice((page_number - 1) * page_limit, page_number * page_limit).map(paymentOf);
      return { count: invoice.payments.length, paid_amount: paidOf(invoice), rows };
    }),
  );
  app.post(
    '/payment/list',
    guarded(async ({ body }, reply) => {
      const parsed = v.safeParse(listRequest, body);
      if (!parsed.success) return no(reply, 400, 'BAD_REQUEST');
      const { object_id, start_date, end_date, offset } = parsed.output;
      if (object_id !== deps.config.partners.qpay.merchantId) return no(reply, 403, 'PERMISSION_DENIED');
      // To the second, the last one included.
      const payments = await listPayments(deps.db, 'qpay', start_date, end_date + 1_000);
      const from = (offset.page_number - 1) * offset.page_limit;
      const rows = payments.slice(from, from + offset.page_limit).map((payment) => ({
        ...paymentOf(payment),
        payment_date: new Date(payment.created_at).toISOString(),
        object_type: 'INVOICE',
        object_id: payment.invoice_id,
      }));
      return { count: payments.length, rows };
    }),
  );
}

function paymentOf({ id, status, amount }: SandboxPaymentRow) {
  return {
    payment_id: id,
    payment_status: status,
    payment_amount: String(amount),
    trx_fee: '0',
    payment_currency: 'MNT',
    payment_wallet: 'Sandbox bank',
    payment_type: 'P2P',
    card_transactions: [],
    p2p_transactions: [],
  };
}

function idOf(request: FastifyRequest): string {
  return String((request.params as { id?: unknown }).id ?? '');
}
