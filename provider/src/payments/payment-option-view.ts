import type { Invoice, PaymentOption } from '@aylal/contracts';
import type { KnownInvoice } from './invoice-store.ts';
import type { BankLink } from './payment-port.ts';

const COMPANY = 'Aylal';

/** QPay as a way to pay (PAY-07), before an invoice is open. */
export function qpayOption(): PaymentOption {
  return {
    name: 'QPay',
    payment_name: 'QPAY',
    is_qr: true,
    qr_text: '',
    is_url: false,
    url: '',
    is_deeplink: true,
    deeplink: [],
    account_number: '',
    company_name: COMPANY,
    currency: 'MNT',
  };
}

/** An open invoice with everything that a customer can pay it with. */
export function invoiceView(invoice: KnownInvoice, now: number): Invoice {
  return {
    ...qpayOption(),
    qr_text: invoice.qr_text,
    deeplink: invoice.banks.map(bankView),
    is_url: invoice.url !== '',
    url: invoice.url,
    invoice_id: invoice.id,
    amount: invoice.amount,
    expires_at: new Date(invoice.expires_at).toISOString(),
    server_time: new Date(now).toISOString(),
  };
}

function bankView({ name, description, logo, link }: BankLink): PaymentOption['deeplink'][number] {
  return { name: description || name, logo, logo_from_our_system: '', deeplink: encodeDeeplink(link) };
}

const QR_PART = 'qPay_QRcode=';

/** Partners hand out links with the bare QR text, whose spaces and `&` break a link: it is URI-encoded, once. */
export function encodeDeeplink(link: string): string {
  const at = link.indexOf(QR_PART);
  if (at < 0) return link;
  const start = at + QR_PART.length;
  const qr = link.slice(start);
  return link.slice(0, start) + (isEncoded(qr) ? qr : encodeURIComponent(qr));
}

function isEncoded(text: string): boolean {
  return /%[0-9a-f]{2}/i.test(text) && /^[\w\-.!~*'()%]*$/.test(text);
}
