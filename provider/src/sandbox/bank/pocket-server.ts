import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { paidOf } from './bank-page.ts';
import { acceptForms } from './bank-reply.ts';
import { addInvoice, findInvoiceOfSender, isTokenGood, setSessionCookie } from './sandbox-bank-store.ts';
import { injectFault } from './inject-fault.ts';

const TOKEN_MS = 300_000;
const credentials = v.object({
  grant_type: v.literal('client_credentials'),
  client_id: v.string(),
  client_secret: v.string(),
});
const orderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(45));
const invoiceRequest = v.object({
  terminalId: v.number(),
  orderNumber,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  info: v.pipe(v.string(), v.maxLength(255)),
  invoiceType: v.literal('ZERO'),
  channel: v.literal('merchant'),
});
const stateRequest = v.object({ terminalId: v.number(), orderNumber });

/**
 * A Pocket of our own: a token by client credentials, ZERO invoices and their state (field-facts §2.4), under `/sandbox/pocket`. The fault `pocket` makes it slow,
 * failing, malformed, silent or losing its answer; `pocket-callback` loses its notices.
 */
export function pocketServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle'>,
): void {
  const { db, clock, ids, config, lifecycle } = deps;
  const { clientId, clientSecret, terminal } = config.partners.pocket;
  const hashOf = (token: string) => sha256(`pocket ${token}`);
  const no = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });
  acceptForms(app);

  app.post('/auth/realms/invescore/protocol/openid-connect/token', async (request, reply) => {
    if (await injectFault(deps, 'pocket', reply)) return reply;
    const parsed = v.safeParse(credentials, request.body);
    if (!parsed.success || parsed.output.client_id !== clientId || parsed.output.client_secret !== clientSecret)
      return no(reply, 401, 'invalid_client');
    const access_token = ids.token();
    await setSessionCookie(db, hashOf(access_token), 'access', clock.now() + TOKEN_MS, clock.now());
    return { access_token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 };
  });

  function serve<S extends v.GenericSchema<unknown, { terminalId: number; orderNumber: string }>>(
    path: string,
    schema: S,
    work: (asked: v.InferOutput<S>, reply: FastifyReply) => Promise<unknown>,
  ): void {
    app.post(path, async (request, reply) => {
      if (await injectFault(deps, 'pocket', reply)) return reply;
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!(await isTokenGood(db, hashOf(token), 'access', clock.now()))) return no(reply, 401, 'UNAUTHORIZED');
      const parsed = v.safeParse(schema, request.body);
      if (!parsed.success || parsed.output.terminalId !== terminal) return no(reply, 400, 'BAD_REQUEST');
      return work(parsed.output, reply);
    });
  }

  serve('/v2/invoicing/generate-invoice', invoiceRequest, async (asked, reply) => {
    const id = ids.uuid();
    const qr = `${config.publicUrl}/sandbox/bank/${id}`;
    const added = await addInvoice(db, {
      id,
      partner: 'pocket',
      sender_invoice_no: asked.orderNumber,
      description: asked.info,
      amount: asked.amount,
      callback_url: `${lifecycle.url ?? config.publicUrl}/callback/pocket?payment_id=${asked.orderNumber}`,
      return_url: '',
      status: 'OPEN',
      qr_text: qr,
      created_at: clock.now(),
    });
    return added
      ? { id: 1, qr, orderNumber: asked.orderNumber, deeplink: qr }
      : no(reply, 409, 'DUPLICATE_ORDER_NUMBER');
  });

  serve('/v2/invoicing/invoices/order-number', stateRequest, async (asked, reply) => {
    const invoice = await findInvoiceOfSender(db, 'pocket', asked.orderNumber);
    if (!invoice) return no(reply, 404, 'NOT_FOUND');
    const paid = paidOf(invoice);
    return {
      id: 1,
      orderNumber: asked.orderNumber,
      invoiceType: 'ZERO',
      terminalId: terminal,
      amount: paid > 0 ? paid : invoice.amount,
      state: paid > 0 ? 'paid' : invoice.payments.length > 0 ? 'rejected' : 'pending',
    };
  });
}
