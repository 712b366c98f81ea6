import { locales, type Locale } from '@aylal/domain/language';
import type { Descriptor } from '@aylal/shell/descriptor';
import type { FastifyInstance } from 'fastify';
import { helpRoutes, newsRoutes } from '@aylal/routes';
import { informationPages } from '../../pages/information-pages.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { escapeHtml } from './write-json.ts';

export interface SitemapOptions {
  readonly publicUrl: string;
  readonly content: ContentCache;
  /** The remotes that everybody gets. */
  readonly descriptors: () => readonly Descriptor[];
}

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** `/sitemap.xml`, one map of each language, and `/robots.txt` that names it. */
export function addSitemap(app: FastifyInstance, { publicUrl, content, descriptors }: SitemapOptions): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /*/user/\nDisallow: /*/checkout/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const maps = locales.map(
      (locale) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap-${locale}.xml</loc></sitemap>`,
    );
    return xml(reply).send(`${declaration}<sitemapindex ${namespaces}>${maps.join('')}</sitemapindex>`);
  });
  for (const locale of locales) {
    app.get(`/sitemap-${locale}.xml`, async (_request, reply) => {
      const paths = [...ownPaths(), ...remotePaths(descriptors()), ...(await helpPaths(content, locale))];
      const urls = paths.map((path) => urlOf(publicUrl, locale, path));
      return xml(reply).send(`${declaration}<urlset ${namespaces}>${urls.join('')}</urlset>`);
    });
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

function xml<R extends { type(name: string): R; header(name: string, value: string): R }>(reply: R): R {
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
}

function ownPaths(): string[] {
  return ['', ...informationPages.map(({ to }) => to), helpRoutes.centre.to(), newsRoutes.list.to()];
}

/** Pages of remotes that look the same to everybody. */
function remotePaths(descriptors: readonly Descriptor[]): string[] {
  return descriptors
    .flatMap(({ routes }) => routes)
    .filter(({ noindex, pattern }) => !noindex && !pattern.includes(':'))
    .map(({ pattern }) => pattern);
}

async function helpPaths(content: ContentCache, locale: Locale): Promise<string[]> {
  const groups = (await content.help(locale)) ?? [];
  return groups.flatMap((group) =>
    group.items.map((item) => helpRoutes.article.to({ helperSlug: group.slug, slug: item.slug })),
  );
}

function urlOf(publicUrl: string, locale: Locale, path: string): string {
  const at = (language: string) => escapeHtml(`${publicUrl}/${language}${path}`);
  const others = [...locales.map((one) => [one, one] as const), ['x-default', 'mn'] as const].map(
    ([name, language]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(language)}"/>`,
  );
  return `<url><loc>${at(locale)}</loc>${others.join('')}</url>`;
}
