import type { DeclineReason } from '@aylal/contracts/payments';
import { formatAtHome } from '@aylal/domain/calendar';
import {
  createPartnerTransport,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerTransportSettings,
} from '../../../platform/partner-http/partner-transport.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import { readRows } from '../../../platform/partner-http/read-rows.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { PartnerUrl } from '../../../platform/partner-http/partner-url.ts';
import type { PartnerPayment, PaymentPort, SettledPayment } from '../payment-port.ts';
import {
  qpayInvoice,
  qpayKnownInvoice,
  qpayPayment,
  qpayPayments,
  refusalKey,
  type QpayPayment,
} from './qpay-messages.ts';
import { createQpaySession, type QpayCredentials } from './qpay-session.ts';

export interface QpaySettings extends Omit<PartnerTransportSettings, 'refusalKey'>, PartnerUrl, QpayCredentials {
  readonly invoiceCode: string;
  readonly merchantId: string;
  readonly nowMs: () => number;
}

const PAGE = 100;
const LIST_PAGE = 1_000;
const MAX_PAGES = 20;
const MOST_SENDERS = 20_000;
const CLOCK_SKEW_MS = 60_000;
const PAID_KEYS = new Set(['INVOICE_PAID', 'QRCODE_USED']);
const GONE_KEYS = new Set(['INVOICE_ALREADY_CANCELED', 'INVOICE_NOTFOUND']);

/** The payment port over the QPay merchant API v2. */
export function createQpayClient(settings: QpaySettings): PaymentPort {
  const transport = createPartnerTransport({ ...settings, refusalKey });
  const senders = new Map<string, string>();
  const session = createQpaySession(transport, settings, settings.nowMs);

  /** A refused token is asked for again once; the call itself was not done, so doing it again is safe. */
  async function call(what: Omit<PartnerCall, 'authorization'>): Promise<PartnerAnswer> {
    const authorization = await session.authorization();
    const answer = await transport.send({ ...what, authorization });
    if (answer.status !== 401) return answer;
    session.forget(authorization);
    return transport.send({ ...what, authorization: await session.authorization() });
  }

  async function page(partnerId: string, number: number) {
    const body = { object_type: 'INVOICE', object_id: partnerId, offset: { page_number: number, page_limit: PAGE } };
    const answer = await call({ method: 'POST', path: '/payment/check', body, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return parsePartnerAnswer(qpayPayments, answer.body, 'unavailable');
  }

  async function listed(from: number, until: number, number: number) {
    const body = {
      object_type: 'MERCHANT',
      object_id: settings.merchantId,
      start_date: formatAtHome(from, 'YYYY-MM-DD HH:mm:ss'),
      // The end counts as inside, to the second.
      end_date: formatAtHome(until - 1_000, 'YYYY-MM-DD HH:mm:ss'),
      offset: { page_number: number, page_limit: LIST_PAGE },
    };
    const answer = await call({ method: 'POST', path: '/payment/list', body, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    return parsePartnerAnswer(qpayPayments, answer.body, 'unavailable');
  }

  /** Every payment of the merchant in a time, page by page. */
  async function listAll(from: number, until: number) {
    const rows: QpayPayment[] = [];
    const odd: unknown[] = [];
    for (let number = 1; ; number += 1) {
      const page = await listed(from, until, number);
      const read = readRows(qpayPayment, page.rows);
      rows.push(...read.rows);
      odd.push(...read.odd);
      if (page.rows.length < LIST_PAGE) return { rows, odd };
      if (number === MAX_PAGES) throw new PartnerError('unavailable', 'TOO_MANY_PAYMENTS');
    }
  }

  /** Our number of an invoice of theirs; it never changes, so each is asked for once. */
  async function senderOf(invoice: string): Promise<string> {
    const known = senders.get(invoice);
    if (known !== undefined) return known;
    const path = `/invoice/${encodeURIComponent(invoice)}`;
    const answer = await call({ method: 'GET', path, repeatable: true });
    if (answer.status >= 300) throw new PartnerError('refused', answer.key);
    const { sender_invoice_no } = parsePartnerAnswer(qpayKnownInvoice, answer.body, 'unavailable');
    if (senders.size >= MOST_SENDERS) senders.clear();
    senders.set(invoice, sender_invoice_no);
    return sender_invoice_no;
  }

  return {
    name: 'QPAY',
    ready: settings.ready,
    outside: settings.outside,
    openInvoice: async ({ senderNo, receiver, description, amount, callbackUrl }) => {
      const body = {
        invoice_code: settings.invoiceCode,
        sender_invoice_no: senderNo,
        invoice_receiver_code: receiver.slice(0, 45),
        invoice_description: description.slice(0, 255),
        amount,
        callback_url: callbackUrl,
      };
      const answer = await call({ method: 'POST', path: '/invoice', body, repeatable: false });
      if (answer.status >= 300) throw new PartnerError('refused', answer.key);
      const invoice = parsePartnerAnswer(qpayInvoice, answer.body, 'unknown');
      return {
        partnerId: invoice.invoice_id,
        qrText: invoice.qr_text,
        url: invoice.qPay_shortUrl,
        banks: invoice.urls,
      };
    },
    standing: async ({ partnerId }) => {
      const payments: PartnerPayment[] = [];
      const odd: unknown[] = [];
      let declined: DeclineReason | null = null;
      for (let number = 1; number <= MAX_PAGES; number += 1) {
        const { rows: found } = await page(partnerId, number);
        const read = readRows(qpayPayment, found);
        odd.push(...read.odd);
        for (const row of read.rows) {
          // Another currency cannot settle a debt in tögrög (MNY-8); a person has to look at it.
          if (row.payment_status === 'PAID' && row.payment_currency !== 'MNT') odd.push(row);
          else if (row.payment_status === 'PAID') payments.push({ id: row.payment_id, amount: row.payment_amount });
          declined = row.payment_status === 'FAILED' ? 'declined' : null;
        }
        if (found.length < PAGE) break;
      }
      return { payments, declined: payments.length > 0 ? null : declined, odd };
    },
    settledBetween: async (from, until) => {
      const { rows, odd } = await listAll(from, until);
      const payments = rows
        .filter(({ payment_status }) => payment_status === 'PAID')
        .map((row): SettledPayment => ({
          id: row.payment_id,
          amount: row.payment_amount,
          currency: row.payment_currency,
          invoice: row.object_id,
        }));
      return { payments, odd };
    },
    numberOf: senderOf,
    findInvoice: async ({ senderNo, openedAt }) => {
      const { rows: paid } = await listAll(openedAt - CLOCK_SKEW_MS, settings.nowMs() + CLOCK_SKEW_MS);
      for (const invoice of new Set(paid.map(({ object_id }) => object_id)))
        if (invoice !== '' && (await senderOf(invoice)) === senderNo) return invoice;
      return undefined;
    },
    cancelInvoice: async ({ partnerId }) => {
      const answer = await call({
        method: 'DELETE',
        path: `/invoice/${encodeURIComponent(partnerId)}`,
        repeatable: true,
      });
      if (answer.status < 300 || GONE_KEYS.has(answer.key)) return 'cancelled';
      if (PAID_KEYS.has(answer.key)) return 'already-paid';
      throw new PartnerError('refused', answer.key);
    },
    close: () => transport.close(),
  };
}
