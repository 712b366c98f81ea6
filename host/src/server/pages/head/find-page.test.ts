/** @jest-environment node */
import { locales } from '@aylal/domain/language';
import { textOfHtml } from '@aylal/html';
import { buildPage, helpGroups, newsItems } from '../../../app/testing/content-stubs.ts';
import { createContentCache, type ContentCache } from '../../content/content-cache.ts';
import { findPage } from './find-page.ts';
import { writeHead } from './write-head.ts';

const answering = (result: unknown) =>
  createContentCache({
    provider: {
      request: async () => ({
        statusCode: 200,
        body: { json: async () => ({ status_code: 200, message: '', result, total: 2 }) },
      }),
    } as never,
    origin: 'http://provider',
    now: () => 0,
    readText: async (html) => html.map(textOfHtml),
  });
const known: ContentCache = {
  help: answering(helpGroups).help,
  news: answering(newsItems).news,
  page: (locale, slug) => answering(buildPage(slug, locale)).page(locale, slug),
};
const away: ContentCache = { help: async () => null, news: async () => null, page: async () => null };
const publicUrl = 'https://aylal.mn';

function find(
  address: string,
  content = known,
  locale: (typeof locales)[number] = 'mn',
  mode: 'web' | 'emongolia' = 'web',
) {
  const { pathname, searchParams } = new URL(address, publicUrl);
  return findPage({ path: pathname, mode, query: searchParams, locale, publicUrl }, content);
}
const typesOf = (things: readonly object[]) => things.map((thing) => (thing as { '@type': string })['@type']);

describe('The head of a page of the host', () => {
  it.each([
    ['/', ['Organization']],
    ['/helper', ['BreadcrumbList', 'FAQPage']],
    ['/helper/flights/refund', ['BreadcrumbList', 'FAQPage']],
    ['/news/list', ['BreadcrumbList', 'NewsArticle', 'NewsArticle']],
    ['/about', ['BreadcrumbList', 'Organization']],
    ['/payment_condition', ['BreadcrumbList']],
    ['/payment_condition_hotel', ['BreadcrumbList']],
    ['/privacy-policy', ['BreadcrumbList']],
    ['/logo-download', ['BreadcrumbList']],
  ])('%s answers 200 with its structured data', async (address, types) => {
    const { status, head } = await find(address);
    expect(status).toBe(200);
    expect(typesOf(head.things)).toEqual(types);
    expect(head.description.length).toBeGreaterThan(20);
  });

  it.each([
    ['/about', 404],
    ['/logo-download', 404],
    ['/news/list', 404],
    ['/helper', 200],
    ['/term-condition', 200],
    ['/payment_condition', 200],
  ])('[CARD-23] in the mini-app %s answers %i', async (address, status) => {
    expect((await find(address, known, 'mn', 'emongolia')).status).toBe(status);
  });

  it('[I18N-01] speaks every language', async () => {
    for (const address of ['/', '/helper', '/news/list', '/about', '/term-condition', '/privacy-policy', '/nowhere']) {
      const titles = await Promise.all(locales.map(async (locale) => (await find(address, known, locale)).head.title));
      expect(new Set(titles).size).toBe(locales.length);
    }
  });

  it('[ROUTE-17] names an article by its question and tells its answer as text', async () => {
    const { head } = await find('/helper/flights/refund');
    expect(head.title).toBe('Нислэгээ хэрхэн буцаах вэ? · Аялал');
    expect(head.description).toBe('48 цагаас өмнө хүсэлт илгээнэ. Захиалгаа нээнэ.');
    expect(head.kind).toBe('article');
  });

  it('[ROUTE-46] names a written page by its title and tells its words, and the terms of a product by the product', async () => {
    expect((await find('/privacy-policy')).head).toMatchObject({
      title: 'Нууцлал · Аялал',
      description: expect.stringMatching(/^privacy, mn\. Товчхон\./),
    });
    expect((await find('/term-condition?product=bus')).head).toMatchObject({
      title: 'Автобус: Үйлчилгээний нөхцөл · Аялал',
      description: 'Автобус: 48 цаг',
    });
    expect((await find('/privacy-policy', away)).head.title).toBe('Нууцлал · Аялал');
  });

  it.each([
    ['an article that is not there', '/helper/flights/no-such', known, 404],
    ['a topic that is not there', '/helper/no-such/refund', known, 404],
    ['an article while the provider is away', '/helper/flights/refund', away, 503],
    ['the help centre while the provider is away', '/helper', away, 200],
    ['the news while the provider is away', '/news/list', away, 200],
    ['a written page while the provider is away', '/about', away, 200],
    ['a page that nobody owns', '/nowhere', known, 404],
    ['more than an article', '/helper/flights/refund/more', known, 404],
  ] as const)('%s (%s) has a true status', async (_, address, content, status) => {
    expect((await find(address, content)).status).toBe(status);
  });

  it.each([
    ['/term-condition', '/term-condition?product=tapa'],
    ['/term-condition?product=nonsense', '/term-condition?product=tapa'],
    ['/term-condition?product=bus&utm_source=x', '/term-condition?product=bus'],
    ['/news/list?page=2', '/news/list?page=2'],
    ['/news/list?page=x', '/news/list'],
    ['/helper?q=refund', '/helper'],
  ])('[ROUTE-46] knows %s as %s', async (address, canonical) => {
    expect((await find(address)).head.canonical).toBe(canonical);
  });
});

describe('What a page says before any script', () => {
  const head = {
    title: 'A "B" <c>',
    description: 'd & e',
    canonical: '/helper',
    kind: 'website',
    things: [{ text: '</script><script>alert(1)</script>' }],
  } as const;

  it('has addresses in six languages and x-default, and what sharers show', () => {
    const text = writeHead({ head, locale: 'en', publicUrl, noindex: false }).join('');
    expect(text).toContain('<link rel="canonical" href="https://aylal.mn/en/helper">');
    expect(text.match(/hreflang="(?:mn|en|zh|ru|ko|ja)"/g)).toHaveLength(6);
    expect(text).toContain('hreflang="x-default" href="https://aylal.mn/mn/helper"');
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:type'])
      expect(text).toContain(`property="${name}"`);
  });

  it('lets no text out of its place', () => {
    const text = writeHead({ head, locale: 'en', publicUrl, noindex: false }).join('');
    expect(text).toContain('<title>A &#34;B&#34; &#60;c&#62;</title>');
    expect(text).not.toContain('</script><script>alert');
  });

  it('keeps a page that is nobody’s business from search engines', () => {
    expect(writeHead({ head, locale: 'en', publicUrl, noindex: true })).toEqual([
      '<title>A &#34;B&#34; &#60;c&#62;</title>',
      '<meta name="robots" content="noindex">',
    ]);
  });
});
