import type { Locale } from '@aylal/domain/language';
import { helpRoutes, newsRoutes } from '@aylal/routes';
import type { ShellMode } from '@aylal/shell';
import type { ContentCache } from '../../content/content-cache.ts';
import { informationPagesFor, pageSlug } from '../../../pages/information-pages.ts';
import { headLabels } from './head-labels.ts';
import { articlePage, helpCentrePage } from './help-heads.ts';
import { informationHead } from './information-head.ts';
import { newsPage } from './news-head.ts';
import type { FoundPage } from './page-head.ts';
import { organization } from './structured-data.ts';

/** What a head is made for. */
export interface HeadOrder {
  readonly path: string;
  readonly mode: ShellMode;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly publicUrl: string;
}

/** The host's own page of an address, with its head and status. A missing page is found too, as 404; texts that are not available for now answer 503. */
export async function findPage(order: HeadOrder, content: ContentCache): Promise<FoundPage> {
  const { path, mode, locale, publicUrl } = order;
  const labels = headLabels[locale];
  if (path === '/') {
    const things = [organization(publicUrl, labels.brand)];
    return { status: 200, head: { ...labels.home, canonical: '/', kind: 'website', things } };
  }
  if (mode === 'office') return { status: 404, head: missingHead(order) };
  const information = informationPagesFor(mode).find(({ pattern }) => `/${pattern}` === path);
  if (information) {
    const words = await content.page(locale, pageSlug(information.id));
    return { status: 200, head: await informationHead(information, order, words) };
  }
  if (path === helpRoutes.centre.pattern) return helpCentrePage(order, await content.help(locale));
  if (path === newsRoutes.list.pattern && mode === 'web') return newsPage(order, await content.news(locale));
  const article = /^\/helper\/([^/]+)\/([^/]+)$/.exec(path);
  if (article) {
    const [, helperSlug = '', slug = ''] = article;
    return articlePage(order, await content.help(locale), { helperSlug, slug });
  }
  return { status: 404, head: missingHead(order) };
}

/** The head of an address where nothing is. */
export function missingHead({ path, locale }: Pick<HeadOrder, 'path' | 'locale'>) {
  const { missing, brand, home } = headLabels[locale];
  return {
    title: `${missing} · ${brand}`,
    description: home.description,
    canonical: path,
    kind: 'website',
    things: [],
  } as const;
}
