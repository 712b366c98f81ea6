import type { Invoice, PaymentOption } from '@aylal/contracts/payments';

/** QPay as the provider lists it, before an invoice is open. */
export function buildPaymentOption(overrides: Partial<PaymentOption> = {}): PaymentOption {
  return {
    name: 'QPay',
    payment_name: 'QPAY',
    flow: 'qr',
    is_qr: true,
    qr_text: '',
    is_url: false,
    url: '',
    is_deeplink: true,
    deeplink: [],
    account_number: '',
    company_name: '',
    currency: 'MNT',
    ...overrides,
  };
}

/** An open invoice of 2,186,400₮ for 15 minutes from 2026-11-21 10:00 in Ulaanbaatar, with two bank apps and one bank without a link. */
export function buildInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return {
    ...buildPaymentOption({
      qr_text: '00020101021215312794049600000000000000000000000520447225303496540712500005802MN',
      company_name: 'Аялал ХХК',
      deeplink: [
        { name: 'Хаан банк', logo: '', logo_from_our_system: '', deeplink: 'khanbank://q?qPay_QRcode=0002' },
        { name: 'Төрийн банк', logo: '', logo_from_our_system: '', deeplink: 'statebankmongolia://q?qPay_QRcode=0002' },
        { name: 'Ариг банк', logo: '', logo_from_our_system: '', deeplink: '' },
      ],
    }),
    bank_name: '',
    reference: '',
    invoice_id: 'invoice-1',
    amount: 2_186_400,
    fee: 0,
    expires_at: '2026-11-21T02:15:00.000Z',
    server_time: '2026-11-21T02:00:00.000Z',
    ...overrides,
  };
}

/** The transfer of the same sum, as the provider lists and opens it. */
export function buildTransferOption(): PaymentOption {
  return buildPaymentOption({
    name: 'Bank transfer',
    payment_name: 'TRANSFER',
    flow: 'transfer',
    is_qr: false,
    is_deeplink: false,
    account_number: '5005001234',
    company_name: 'Аялал ХХК',
  });
}

export function buildTransferInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return buildInvoice({ ...buildTransferOption(), bank_name: 'Хаан банк', reference: 'AYL-4K7P2', ...overrides });
}

/** A card on the bank's own page. */
export function buildCardOption(): PaymentOption {
  return buildPaymentOption({
    name: 'Bank card',
    payment_name: 'CARD',
    flow: 'redirect',
    is_qr: false,
    is_deeplink: false,
    is_url: true,
  });
}

export function buildCardInvoice(overrides: Partial<Invoice> = {}): Invoice {
  return buildInvoice({ ...buildCardOption(), url: 'https://ecommerce.golomtbank.com/payment/MN/1', ...overrides });
}
