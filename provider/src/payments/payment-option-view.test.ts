import { encodeDeeplink } from './payment-option-view.ts';

describe('encodeDeeplink', () => {
  it.each([
    ['bare QR text', 'khanbank://q?qPay_QRcode=0002 A&B', 'khanbank://q?qPay_QRcode=0002%20A%26B'],
    ['text that is encoded already', 'khanbank://q?qPay_QRcode=0002%20A', 'khanbank://q?qPay_QRcode=0002%20A'],
    ['a link without QR text', 'https://bank.mn/pay/1', 'https://bank.mn/pay/1'],
  ])('[PAY-08] leaves a link that opens: %s', (_name, link, safe) => {
    expect(encodeDeeplink(link)).toBe(safe);
  });
});
