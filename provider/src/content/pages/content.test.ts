import type { HelpGroup, NewsItem } from '@aylal/contracts/content';
import { locales } from '@aylal/domain/language';
import { cleanHtml, textOfHtml } from '@aylal/html';
import { seed } from '../../app/seed.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { contentRows } from './content-rows.ts';
import { readContentTexts } from './content-texts.ts';

describe('Help and news', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  async function get(url: string, language = 'en') {
    const response = await provider.app.inject({ url, headers: { 'accept-language': language } });
    return { status: response.statusCode, body: response.json() };
  }

  it('[NEED-26] [HELP-01] gives the help centre in groups, in the language of the call', async () => {
    const seen = await Promise.all(
      locales.map(async (locale) => (await get('/api/helper/', locale)).body.result as HelpGroup[]),
    );
    for (const groups of seen) {
      expect(groups.map((group) => group.slug)).toEqual([
        'flights',
        'payments',
        'orders',
        'account',
        'hotels-and-bus',
        'esim',
      ]);
      expect(groups.flatMap((group) => group.items)).toHaveLength(16);
    }
    expect(new Set(seen.map((groups) => groups[0]?.items[2]?.question)).size).toBe(locales.length);
  });

  it('[NEED-27] [ROUTE-17] gives one article, and 404 for an unknown one', async () => {
    const { body } = await get('/api/helper/flights/refund/');
    expect(body.result).toMatchObject({
      slug: 'refund',
      question: 'How do I get a refund for a flight?',
      icon: 'refund',
    });
    expect(textOfHtml(body.result.answer)).toContain('At 48 hours or less');
    for (const url of ['/api/helper/flights/no-such/', '/api/helper/esim/refund/', '/api/helper/FLIGHTS/%27/'])
      expect(await get(url)).toMatchObject({ status: 404, body: { result: { problem: 'not-found' } } });
  });

  it('[NEED-31] gives the promotions of the day, in their order, in every language', async () => {
    for (const locale of locales) {
      const { body } = await get('/api/promotion/list/', locale);
      expect(body.result.map((one: { to: string }) => one.to)).toEqual([
        '/flights',
        '/helper/payments/ways-to-pay',
        '/helper/flights/refund',
      ]);
    }
    const { result } = (await get('/api/promotion/list/', 'mn')).body;
    const pictures = result.map(({ picture }: { picture: string }) => picture);
    expect(new Set(pictures).size).toBe(3);
    for (const url of pictures) expect((await provider.app.inject({ url })).statusCode).toBe(200);
    const end = (until: string) =>
      provider.deps.db.updateTable('promotions').set({ until }).where('position', '=', 0).execute();
    const count = async () => (await get('/api/promotion/list/', 'mn')).body.result.length;
    await end('2026-09-01');
    expect(await count()).toBe(3);
    await end('2026-08-31');
    expect(await count()).toBe(2);
  });

  it('[NEED-28] [ROUTE-48] gives the news, the newest first, by page', async () => {
    const { body } = await get('/api/news/list/?page=1', 'mn');
    const dates = (body.result as NewsItem[]).map((item) => item.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(body.total).toBe(dates.length);
    expect((await get('/api/news/list/?page=2')).body).toMatchObject({ result: [], total: dates.length });
    expect((await get('/api/news/list/?page=0')).status).toBe(400);
    expect((await get('/api/news/list/?page=1%20or%201')).status).toBe(400);
  });

  it('[NEED-236] gives each written page in every language, terms with those of each product, and 404 for another', async () => {
    const slugs = ['payment', 'payment-hotel', 'about', 'terms', 'privacy', 'logos'];
    for (const slug of slugs) {
      const titles = await Promise.all(
        locales.map(async (locale) => (await get(`/api/page/${slug}/`, locale)).body.result.title),
      );
      expect(new Set(titles).size).toBe(locales.length);
    }
    const { parts } = (await get('/api/page/terms/', 'en')).body.result;
    expect(parts.map(({ id }: { id: string }) => id)).toEqual([
      'flights',
      'hotels',
      'bus',
      'trains',
      'trip',
      'esim',
      'insurance',
      'lottery',
      'mobility',
    ]);
    expect(textOfHtml(parts[2].text)).toContain('2 to 24 hours before it 90%');
    for (const slug of ['terms-flights', 'no-such'])
      expect(await get(`/api/page/${slug}/`)).toMatchObject({
        status: 404,
        body: { result: { problem: 'not-found' } },
      });
  });

  it('names on the about page everything that is sold', () => {
    const { pages } = contentRows(readContentTexts());
    const about = pages.find(({ slug, locale }) => slug === 'about' && locale === 'mn')?.text;
    for (const product of ['нислэг', 'зочид буудал', 'автобус', 'галт тэрэг', 'аялал', 'eSIM', 'даатгал'])
      expect(about).toContain(product);
  });

  it('[ROUTE-15] [INST-28] says in every language what each plan of PocketZero comes to', () => {
    const { pages } = contentRows(readContentTexts());
    expect(5 * 178_300 + 178_019).toBe(Math.ceil(1_000_000 / 0.935));
    for (const { text } of pages.filter(({ slug }) => slug === 'payment')) {
      const withoutSeparators = textOfHtml(text).replaceAll(/(?<=\d)[\s,.](?=\d{3})/gu, '');
      for (const fact of ['178300', '178019', '1010102']) expect(withoutSeparators).toContain(fact);
    }
  });

  it('[WEB-3] stores clean HTML: cleaning an answer again changes nothing', async () => {
    const rows = contentRows(readContentTexts());
    for (const html of [
      ...rows.items.map((item) => item.answer),
      ...rows.news.map((item) => item.text),
      ...rows.pages.map((page) => page.text),
    ]) {
      expect(cleanHtml(html)).toBe(html);
      expect(textOfHtml(html).length).toBeGreaterThan(30);
    }
  });

  it('says in every language the refund hours of the checklist', () => {
    const { items } = contentRows(readContentTexts());
    for (const locale of locales) {
      const answer = items.find((item) => item.locale === locale && item.slug === 'refund')?.answer ?? '';
      for (const fact of ['48', '72', 'tel:+97618004444']) expect(answer).toContain(fact);
      const bus = items.find((item) => item.locale === locale && item.slug === 'bus-refund')?.answer ?? '';
      for (const fact of ['24', '90', '80', '30']) expect(bus).toContain(fact);
    }
  });

  it('is filled once: a second start changes nothing, a changed text is filled again', async () => {
    await provider.deps.db.updateTable('help_items').set({ question: 'Kept' }).where('slug', '=', 'baggage').execute();
    await seed(provider.deps);
    expect((await get('/api/helper/flights/baggage/')).body.result.question).toBe('Kept');
    await provider.deps.db.updateTable('content_seed').set({ digest: 'of another version' }).execute();
    await seed(provider.deps);
    expect((await get('/api/helper/flights/baggage/')).body.result.question).toBe(
      'Where do I see the baggage allowance?',
    );
  });
});
