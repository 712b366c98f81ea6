import { isOfferExpired } from './offer-expiry.ts';

describe('an offer', () => {
  it.each([
    ['2026-11-21T09:59:59.999Z', false],
    ['2026-11-21T10:00:00.000Z', true],
    ['2026-11-21T18:00:01+08:00', true],
  ])('that ends at 10:00 has expired at %s: %s', (now, expired) => {
    expect(isOfferExpired('2026-11-21T18:00:00+08:00', new Date(now))).toBe(expired);
  });
});
