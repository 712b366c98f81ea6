import type { Invoice, OpenInvoiceState, PaymentName, PaymentOption } from '@aylal/contracts/payments';
import type { Config } from '../../platform/config.ts';
import type { KnownInvoice } from './invoice-store.ts';
import type { BankLink } from './payment-port.ts';

const COMPANY = 'Aylal';

type Way = Pick<PaymentOption, 'name' | 'flow' | 'is_qr' | 'is_url' | 'is_deeplink'>;
const ways: Readonly<Record<PaymentName, Way>> = {
  QPAY: { name: 'QPay', flow: 'qr', is_qr: true, is_url: false, is_deeplink: true },
  SOCIALPAY: { name: 'SocialPay', flow: 'qr', is_qr: true, is_url: false, is_deeplink: true },
  CARD: { name: 'Bank card', flow: 'redirect', is_qr: false, is_url: true, is_deeplink: false },
  POCKET: { name: 'PocketZero', flow: 'qr', is_qr: true, is_url: false, is_deeplink: true },
  TRANSFER: { name: 'Bank transfer', flow: 'transfer', is_qr: false, is_url: false, is_deeplink: false },
  WALLET: { name: 'Wallet', flow: 'wallet', is_qr: false, is_url: false, is_deeplink: false },
  LENDPAY: { name: 'LendPay', flow: 'loan', is_qr: false, is_url: true, is_deeplink: false },
};

/** A way to pay (PAY-07) before an invoice is open. */
export function paymentOptionView(name: PaymentName, { partners }: Pick<Config, 'partners'>): PaymentOption {
  return {
    ...ways[name],
    payment_name: name,
    qr_text: '',
    url: '',
    deeplink: [],
    account_number: name === 'TRANSFER' ? partners.transfer.account : '',
    company_name: name === 'TRANSFER' ? partners.transfer.accountName : COMPANY,
    currency: 'MNT',
  };
}

/** An open invoice with everything that a customer can pay it with. */
export function invoiceView(invoice: KnownInvoice, config: Pick<Config, 'partners'>, now: number): Invoice {
  const { account } = invoice;
  return {
    ...paymentOptionView(invoice.partner, config),
    ...(account && { account_number: account.number, company_name: account.name }),
    bank_name: account?.bank ?? '',
    reference: account?.reference ?? '',
    qr_text: invoice.qr_text,
    deeplink: invoice.banks.map(bankView),
    url: invoice.url,
    invoice_id: invoice.id,
    amount: invoice.amount,
    fee: invoice.fee,
    expires_at: new Date(invoice.expires_at).toISOString(),
    server_time: new Date(now).toISOString(),
  };
}

/** Which invoice of an order can be paid now, why its latest try did not go through, and whether money that came is likely for it. */
export function openInvoiceState({ id, partner, declined }: KnownInvoice, being_matched: boolean): OpenInvoiceState {
  return { invoice_id: id, payment_name: partner, declined, being_matched };
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
