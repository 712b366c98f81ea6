import type { Money } from '@aylal/domain/money';
import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import {
  createPartnerTransport,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import { signatureOf } from '../../../platform/partner-http/signature.ts';
import { findByInvoiceNumber } from '../find-by-invoice-number.ts';
import { declineOfCode } from '../decline-of-code.ts';
import type { InvoiceStanding, OpenedInvoice, PaymentPort } from '../payment-port.ts';
import { envelope, invoiceState, openedInvoice } from './socialpay-messages.ts';

export interface SocialPaySettings extends Omit<PartnerTransportSettings, 'refusalKey'>, PartnerUrl {
  readonly terminal: string;
  readonly secret: string;
}

const PAID = '00';

/** SocialPay's invoices for shops. Every question is signed with the terminal, the invoice and its sum; what comes back is believed for that invoice only. */
export function createSocialPayClient(settings: SocialPaySettings): PaymentPort {
  const { terminal, secret } = settings;
  const transport = createPartnerTransport({ ...settings, refusalKey: () => '' });

  async function call(path: string, invoice: string, sum: Money, repeatable: boolean): Promise<unknown> {
    const amount = sum.toFixed(2);
    const body = { terminal, invoice, amount, checksum: signatureOf(secret, terminal, invoice, amount) };
    const answer = await transport.send({ method: 'POST', path, body, repeatable });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    const { header, body: reply } = parsePartnerAnswer(envelope, answer.body, repeatable ? 'unavailable' : 'unknown');
    if (header.code !== 200) throw new PartnerError('refused', reply.error?.errorType ?? `CODE_${header.code}`);
    return reply.response;
  }

  async function standing({ partnerId, amount }: OpenedInvoice): Promise<InvoiceStanding> {
    const response = await call('/pos/invoice/check', partnerId, amount, true);
    const state = parsePartnerAnswer(invoiceState, response, 'unavailable');
    if (state.invoice !== partnerId || state.terminal !== terminal)
      throw new PartnerError('unavailable', 'OTHER_INVOICE');
    if (state.resp_code !== PAID) return { payments: [], declined: declineOfCode(state.resp_code) };
    return { payments: [{ id: partnerId, amount: state.amount }], declined: null };
  }

  return {
    name: 'SOCIALPAY',
    ready: settings.ready,
    outside: settings.outside,
    openInvoice: async ({ senderNo, amount }) => {
      const response = await call('/pos/invoice/qr', senderNo, amount, false);
      const { desc } = parsePartnerAnswer(openedInvoice, response, 'unknown');
      const link = v.is(linkOfApp, desc) ? desc : `socialpay-payment://q?qPay_QRcode=${desc}`;
      return {
        partnerId: senderNo,
        qrText: desc,
        url: '',
        banks: [{ name: 'SocialPay', description: 'SocialPay', logo: '', link }],
      };
    },
    standing,
    findInvoice: findByInvoiceNumber(standing),
    cancelInvoice: async (invoice) => {
      if ((await standing(invoice)).payments.length > 0) return 'already-paid';
      try {
        await call('/pos/invoice/cancel', invoice.partnerId, invoice.amount, true);
        return 'cancelled';
      } catch (error) {
        // Refused because the money was faster: asking once more shows it.
        if (error instanceof PartnerError && error.kind === 'refused' && (await standing(invoice)).payments.length > 0)
          return 'already-paid';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Some answers are the address that opens the app already. */
const linkOfApp = v.pipe(v.string(), v.regex(/^(socialpay[a-z-]*|https?):\/\//));
