import { isPaymentPage } from './payment-page.ts';

const own = 'http://localhost:3000';

describe('isPaymentPage', () => {
  it.each([
    ['a page of a listed bank', 'https://ecommerce.golomtbank.com/payment/MN/1', true],
    ['a page of our own', 'http://localhost:3000/sandbox/transfer', true],
    ['a listed bank without HTTPS', 'http://ecommerce.golomtbank.com/payment/MN/1', false],
    ['a host that only ends like one', 'https://evil-ecommerce.golomtbank.com/', false],
    ['a host that only begins like one', 'https://ecommerce.golomtbank.com.evil.mn/', false],
    ['a name before the host', 'https://ecommerce.golomtbank.com@evil.mn/', false],
    ['a name before a listed host', 'https://a@ecommerce.golomtbank.com/', false],
    ['another port', 'https://ecommerce.golomtbank.com:8443/', false],
    ['an origin that only begins like ours', 'http://localhost:30000/', false],
    ['a script', 'javascript:alert(1)', false],
    ['nothing', '', false],
  ])('[MODAL-11.3] judges %s', (_name, url, listed) => {
    expect(isPaymentPage(url, own)).toBe(listed);
  });
});
