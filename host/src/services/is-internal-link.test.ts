import { isInternalLink } from './is-internal-link.ts';

describe('isInternalLink', () => {
  it.each([
    ['/helper', '/helper'],
    ['/user/order?page=2#last', '/user/order?page=2#last'],
    ['/en/news/list', '/news/list'],
    ['/mn', '/'],
    ['/', '/'],
    ['/term-condition?product=a.b', '/term-condition?product=a.b'],
  ])('goes to %s as %s', (href, page) => {
    expect(isInternalLink(href)).toBe(page);
  });

  it.each([
    'https://qpay.mn/x',
    'tel:+97618004444',
    '//elsewhere.example/a',
    '/api/insurance/terms/a.pdf',
    '/brand/logo.svg',
    '/en/api/config',
    '/sandbox/outbox',
    'helper',
  ])('leaves %s to the browser', (href) => {
    expect(isInternalLink(href)).toBeNull();
  });
});
