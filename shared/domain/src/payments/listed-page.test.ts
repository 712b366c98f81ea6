import { isListedPage } from './listed-page.ts';

const hosts = new Set(['bank.mn', 'lender.mn']);
const opens = (url: string) => isListedPage(url, 'https://aylal.mn', hosts);

describe("[WEB-4] A partner's page", () => {
  it.each(['https://bank.mn/pay/1', 'https://lender.mn', 'https://aylal.mn/sandbox/bank/1', 'https://BANK.mn:443/'])(
    'is opened: %s',
    (url) => {
      expect(opens(url)).toBe(true);
    },
  );

  it.each([
    'http://bank.mn/pay/1',
    'https://other.mn/bank.mn',
    'https://bank.mn.other.mn/',
    'https://bank.mn:8443/',
    'https://user@bank.mn/',
    'https://aylal.mn.other.mn/',
    'https://other.mn/https://aylal.mn/',
    'javascript:alert(1)',
    '//bank.mn/',
    '',
  ])('is not opened: %s', (url) => {
    expect(opens(url)).toBe(false);
  });
});
