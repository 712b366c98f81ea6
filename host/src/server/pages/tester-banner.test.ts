/** @jest-environment node */
import { locales } from '@aylal/domain/language';
import { testerBanner } from './tester-banner.ts';

const page = new URL('https://aylal.test/en/flights/results?_from=UBN');
const testing = { releases: ['mf-flights 1.2.0+ab', 'mf-account <b>'], expires: '2026-11-21T08:05:00.000Z' };

describe("The banner over a tester's releases", () => {
  it('speaks every language, each in its own words', () => {
    const banners = locales.map((locale) => testerBanner(testing, locale, page));
    expect(new Set(banners).size).toBe(6);
    expect(testerBanner(testing, 'mn', page)).toContain('Туршилтын хувилбар');
  });

  it('names the releases as text, the end in Ulaanbaatar, and leads out to the same page', () => {
    const banner = testerBanner(testing, 'en', page);
    expect(banner).toContain('mf-flights 1.2.0+ab');
    expect(banner).toContain('mf-account &#60;b&#62;');
    expect(banner).toContain('until <time datetime="2026-11-21T08:05:00.000Z">16:05</time>');
    expect(banner).toContain('href="/en/flights/results?_from=UBN&#38;release_override="');
  });
});
