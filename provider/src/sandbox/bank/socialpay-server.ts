import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { isSignature } from '../../platform/partner-http/signature.ts';
import { paidOf } from './bank-page.ts';
import { addInvoice, cancelInvoice, findInvoiceOfSender } from './sandbox-bank-store.ts';
import { injectFault } from './inject-fault.ts';

const asked = v.object({
  terminal: v.string(),
  invoice: v.pipe(v.string(), v.nonEmpty(), v.maxLength(45)),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}\.\d{2}$/)),
  checksum: v.string(),
});
type Asked = v.InferOutput<typeof asked>;

/**
 * A SocialPay of our own: invoices with a QR code, their state and their end, signed as the real one wants it (field-facts §2.3), under `/sandbox/socialpay`. The
 * fault `socialpay` makes it slow, failing, malformed, silent or losing its answer; `socialpay-callback` loses its notices.
 */
export function socialPayServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle'>,
): void {
  const { db, clock, ids, config, lifecycle } = deps;
  const { terminal, secret } = config.partners.socialPay;
  const yes = (response: object) => ({ header: { status: 'SUCCESS', code: 200 }, body: { response } });
  const no = (errorType: string) => ({
    header: { status: 'FAILED', code: 400 },
    body: { error: { errorType, errorDesc: errorType } },
  });

  function serve(path: string, work: (asked: Asked) => Promise<object>): void {
    app.post(path, async (request, reply: FastifyReply) => {
      if (await injectFault(deps, 'socialpay', reply)) return reply;
      const parsed = v.safeParse(asked, request.body);
      if (!parsed.success) return no('BAD_REQUEST');
      const { checksum, invoice, amount } = parsed.output;
      const signed = parsed.output.terminal === terminal && isSignature(checksum, secret, terminal, invoice, amount);
      return signed ? work(parsed.output) : no('CHECKSUM');
    });
  }

  serve('/pos/invoice/qr', async ({ invoice, amount }) => {
    const id = ids.uuid();
    const desc = `${config.publicUrl}/sandbox/bank/${id}`;
    const added = await addInvoice(db, {
      id,
      partner: 'socialpay',
      sender_invoice_no: invoice,
      description: `Aylal ${invoice}`,
      amount: Number(amount),
      callback_url: `${lifecycle.url ?? config.publicUrl}/callback/socialpay?payment_id=${invoice}`,
      return_url: '',
      status: 'OPEN',
      qr_text: desc,
      created_at: clock.now(),
    });
    return added ? yes({ desc, status: 'SUCCESS' }) : no('DUPLICATE_INVOICE');
  });

  serve('/pos/invoice/check', async ({ invoice }) => {
    const found = await findInvoiceOfSender(db, 'socialpay', invoice);
    if (!found) return no('INVOICE_NOT_FOUND');
    const paid = paidOf(found);
    return yes({
      terminal,
      invoice,
      amount: paid > 0 ? paid : found.amount,
      resp_code: paid > 0 ? '00' : found.payments.length > 0 ? '51' : '01',
      resp_desc: '',
      approval_code: '',
      card_number: '',
    });
  });

  serve('/pos/invoice/cancel', async ({ invoice }) => {
    const found = await findInvoiceOfSender(db, 'socialpay', invoice);
    if (!found) return no('INVOICE_NOT_FOUND');
    if (paidOf(found) > 0) return no('INVOICE_PAID');
    await cancelInvoice(db, found.id);
    return yes({ desc: '', status: 'SUCCESS' });
  });
}
