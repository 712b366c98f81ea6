import type { Money } from '@aylal/domain/money';
import * as v from 'valibot';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import {
  createPartnerTransport,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import { isSignature, signatureOf } from '../../../platform/partner-http/signature.ts';
import { findByInvoiceNumber } from '../find-by-invoice-number.ts';
import { declineOfCode } from '../decline-of-code.ts';
import type { InvoiceStanding, PaymentPort } from '../payment-port.ts';
import { golomtInquiry, golomtInvoice } from './golomt-messages.ts';

export interface GolomtSettings extends Omit<PartnerTransportSettings, 'refusalKey'>, PartnerUrl {
  readonly token: string;
  readonly secret: string;
  /** Where the customer's browser finds the bank's page. Without a final slash. */
  readonly pageUrl: string;
}

const PAID = '000';
const refusal = v.object({ errorCode: v.optional(v.string(), ''), message: v.optional(v.string(), '') });

/**
 * The card page of Golomt's e-commerce service. Every answer carries a checksum, and one that does not fit is no answer: nothing is paid by it. The bank cannot
 * close an invoice; one of which we want no more is only asked about, and money that still comes is late money.
 */
export function createGolomtClient(settings: GolomtSettings): PaymentPort {
  const { secret, pageUrl } = settings;
  const transport = createPartnerTransport({ ...settings, refusalKey });
  const authorization = `Bearer ${settings.token}`;

  async function standing(transactionId: string): Promise<InvoiceStanding> {
    const body = { transactionId, checksum: signatureOf(secret, transactionId, transactionId) };
    const answer = await transport.send({
      method: 'POST',
      path: '/api/inquiry',
      authorization,
      body,
      repeatable: true,
    });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    const inquiry = parsePartnerAnswer(golomtInquiry, answer.body, 'unavailable');
    const signed = [inquiry.transactionId, inquiry.errorCode, inquiry.amount, inquiry.token ?? ''];
    if (inquiry.transactionId !== transactionId || !isSignature(inquiry.checksum, secret, ...signed))
      throw new PartnerError('unavailable', 'WRONG_CHECKSUM');
    if (inquiry.errorCode !== PAID) return { payments: [], declined: declineOfCode(inquiry.errorCode) };
    return { payments: [{ id: transactionId, amount: Number(inquiry.amount) }], declined: null };
  }

  return {
    name: 'CARD',
    ready: settings.ready,
    outside: settings.outside,
    openInvoice: async ({ senderNo, amount, returnUrl, locale }) => {
      const asked = { amount: decimal(amount), transactionId: senderNo, returnType: 'GET', callback: returnUrl };
      const checksum = signatureOf(secret, senderNo, asked.amount, asked.returnType, returnUrl);
      const body = { ...asked, genToken: 'N', socialDeeplink: 'N', checksum };
      const answer = await transport.send({
        method: 'POST',
        path: '/api/invoice',
        authorization,
        body,
        repeatable: false,
      });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const invoice = parsePartnerAnswer(golomtInvoice, answer.body, 'unknown');
      if (invoice.transactionId !== senderNo || !isSignature(invoice.checksum, secret, invoice.invoice, senderNo))
        throw new PartnerError('unknown', 'WRONG_CHECKSUM');
      const language = locale === 'mn' ? 'MN' : 'EN';
      const url = `${pageUrl}/payment/${language}/${encodeURIComponent(invoice.invoice)}`;
      return { partnerId: senderNo, qrText: '', url, banks: [] };
    },
    standing: ({ partnerId }) => standing(partnerId),
    findInvoice: findByInvoiceNumber(({ partnerId }) => standing(partnerId)),
    cancelInvoice: async ({ partnerId }) =>
      (await standing(partnerId)).payments.length > 0 ? 'already-paid' : 'cancelled',
    close: () => transport.close(),
  };
}

/** Sums travel, and are signed, with two decimals. */
function decimal(amount: Money): string {
  return amount.toFixed(2);
}

function refusalKey(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.errorCode || parsed.output.message : '';
}
