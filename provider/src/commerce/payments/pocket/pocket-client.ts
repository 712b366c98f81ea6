import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import { findByInvoiceNumber } from '../find-by-invoice-number.ts';
import type { InvoiceStanding, PaymentPort } from '../payment-port.ts';

export interface PocketSettings extends Omit<PartnerTransportSettings, 'refusalKey'>, PartnerUrl {
  /** Where tokens are given out. Without a final slash. */
  readonly authUrl: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly terminal: number;
}

const TOKEN_PATH = '/auth/realms/invescore/protocol/openid-connect/token';
const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
const opened = v.object({
  orderNumber: v.string(),
  qr: v.pipe(v.string(), v.nonEmpty()),
  deeplink: v.optional(v.string(), ''),
});
/** A fraction of a tögrög is refused (MNY-1). */
const invoiceState = v.object({
  orderNumber: v.string(),
  invoiceType: v.literal('ZERO'),
  state: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const refusal = v.object({ message: v.string() });

/** Pocket's ZERO invoice: the customer owes Pocket, and Pocket pays us. It has no end at Pocket; one of which we want no more is only asked about. */
export function createPocketClient(settings: PocketSettings): PaymentPort {
  const { clientId: client_id, clientSecret: client_secret, terminal: terminalId } = settings;
  const auth = createPartnerTransport({ ...settings, url: settings.authUrl, refusalKey });
  const transport = createPartnerTransport({ ...settings, refusalKey });
  let bearer: string | undefined;

  async function authorization(): Promise<string> {
    if (bearer) return bearer;
    const form = { grant_type: 'client_credentials', client_id, client_secret };
    const answer = await auth.send({ method: 'POST', path: TOKEN_PATH, form, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return (bearer = `Bearer ${parsePartnerAnswer(token, answer.body, 'unavailable').access_token}`);
  }

  /** A refused token is asked for again once; the call itself was not done, so doing it again is safe. */
  async function call(path: string, body: object, repeatable: boolean): Promise<PartnerAnswer> {
    const send = async () =>
      transport.send({
        method: 'POST',
        path,
        authorization: await authorization(),
        body: { terminalId, ...body },
        repeatable,
      });
    let answer = await send();
    if (answer.status === 401) {
      bearer = undefined;
      answer = await send();
    }
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return answer;
  }

  async function standing(orderNumber: string): Promise<InvoiceStanding> {
    const answer = await call('/v2/invoicing/invoices/order-number', { orderNumber }, true);
    const invoiceAnswer = parsePartnerAnswer(invoiceState, answer.body, 'unavailable');
    if (invoiceAnswer.orderNumber !== orderNumber) throw new PartnerError('unavailable', 'OTHER_INVOICE');
    if (invoiceAnswer.state !== 'paid')
      return { payments: [], declined: invoiceAnswer.state === 'rejected' ? 'declined' : null };
    return { payments: [{ id: orderNumber, amount: invoiceAnswer.amount }], declined: null };
  }

  return {
    name: 'POCKET',
    ready: settings.ready,
    outside: settings.outside,
    openInvoice: async ({ senderNo, description, amount }) => {
      const body = { amount, info: description, orderNumber: senderNo, invoiceType: 'ZERO', channel: 'merchant' };
      const answer = await call('/v2/invoicing/generate-invoice', body, false);
      const invoice = parsePartnerAnswer(opened, answer.body, 'unknown');
      if (invoice.orderNumber !== senderNo) throw new PartnerError('unknown', 'OTHER_INVOICE');
      return {
        partnerId: senderNo,
        qrText: invoice.qr,
        url: '',
        banks: [{ name: 'Pocket', description: 'Pocket', logo: '', link: invoice.deeplink }],
      };
    },
    standing: ({ partnerId }) => standing(partnerId),
    findInvoice: findByInvoiceNumber(({ partnerId }) => standing(partnerId)),
    cancelInvoice: async ({ partnerId }) =>
      (await standing(partnerId)).payments.length > 0 ? 'already-paid' : 'cancelled',
    close: async () => {
      await Promise.all([auth.close(), transport.close()]);
    },
  };
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.message : '';
}
