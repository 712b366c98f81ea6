import type { Config } from '../../platform/config.ts';
import type { KnownInvoice } from './invoice-store.ts';
import { encodeDeeplink, invoiceView, paymentOptionView } from './payment-option-view.ts';

const config = { partners: { transfer: { account: '400123', accountName: 'Aylal LLC', bank: 'Golomt' } } } as Pick<
  Config,
  'partners'
>;

describe('[PAY-07] paymentOptionView', () => {
  it.each([
    ['QPAY', 'QPay', 'qr', ['qr', 'deeplink']],
    ['SOCIALPAY', 'SocialPay', 'qr', ['qr', 'deeplink']],
    ['CARD', 'Bank card', 'redirect', ['url']],
    ['POCKET', 'PocketZero', 'qr', ['qr', 'deeplink']],
    ['TRANSFER', 'Bank transfer', 'transfer', []],
    ['WALLET', 'Wallet', 'wallet', []],
    ['LENDPAY', 'LendPay', 'loan', ['url']],
  ] as const)('shows %s as %s, led through %s and paid by %j', (payment_name, name, flow, by) => {
    const view = paymentOptionView(payment_name, config);
    expect(view).toMatchObject({ payment_name, name, flow, currency: 'MNT', qr_text: '', url: '', deeplink: [] });
    expect((['qr', 'url', 'deeplink'] as const).filter((one) => view[`is_${one}`])).toEqual(by);
  });

  it('names our account for a transfer alone', () => {
    const of = (view: { account_number: string; company_name: string }) => [view.account_number, view.company_name];
    expect(of(paymentOptionView('TRANSFER', config))).toEqual(['400123', 'Aylal LLC']);
    expect(of(paymentOptionView('QPAY', config))).toEqual(['', 'Aylal']);
  });
});

describe('[PAY-07] invoiceView', () => {
  const bank = { name: 'Khan bank', description: 'Хаан банк', logo: 'khan.png', link: 'khanbank://q?qPay_QRcode=A B' };
  const invoice = {
    id: 'INV-1',
    partner: 'QPAY',
    qr_text: 'QR',
    url: 'https://q.mn/1',
    banks: [bank, { ...bank, description: '' }],
    account: null,
    amount: 900,
    fee: 9,
    expires_at: 60_000,
  } as unknown as KnownInvoice;

  it('holds everything that it can be paid with', () => {
    expect(invoiceView(invoice, config, 1_000)).toMatchObject({
      payment_name: 'QPAY',
      invoice_id: 'INV-1',
      qr_text: 'QR',
      url: 'https://q.mn/1',
      amount: 900,
      fee: 9,
      bank_name: '',
      reference: '',
      expires_at: '1970-01-01T00:01:00.000Z',
      server_time: '1970-01-01T00:00:01.000Z',
      deeplink: [
        { name: 'Хаан банк', logo: 'khan.png', logo_from_our_system: '', deeplink: 'khanbank://q?qPay_QRcode=A%20B' },
        { name: 'Khan bank' },
      ],
    });
  });

  it('names the account and the purpose of its own transfer', () => {
    const account = { number: '500', name: 'Another LLC', bank: 'Khan', reference: 'AYL-1' };
    expect(invoiceView({ ...invoice, partner: 'TRANSFER', account }, config, 0)).toMatchObject({
      account_number: '500',
      company_name: 'Another LLC',
      bank_name: 'Khan',
      reference: 'AYL-1',
    });
  });
});

describe('encodeDeeplink', () => {
  it.each([
    ['bare QR text', 'khanbank://q?qPay_QRcode=0002 A&B', 'khanbank://q?qPay_QRcode=0002%20A%26B'],
    ['text that is encoded already', 'khanbank://q?qPay_QRcode=0002%20A', 'khanbank://q?qPay_QRcode=0002%20A'],
    ['text that is all QR text', 'qPay_QRcode=A&B', 'qPay_QRcode=A%26B'],
    ['text with a sign before a digit', 'b://q?qPay_QRcode=5%2', 'b://q?qPay_QRcode=5%252'],
    [
      'bare text that begins or ends as if it were encoded',
      'b://q?qPay_QRcode=&%20 A',
      'b://q?qPay_QRcode=%26%2520%20A',
    ],
    ['text without a sign that needs it', 'b://q?qPay_QRcode=0002', 'b://q?qPay_QRcode=0002'],
    ['a link without QR text', 'https://bank.mn/pay/1', 'https://bank.mn/pay/1'],
  ])('[PAY-08] leaves a link that opens: %s', (_name, link, safe) => {
    expect(encodeDeeplink(link)).toBe(safe);
  });
});
