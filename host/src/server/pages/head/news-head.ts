import type { NewsItem } from '@aylal/contracts/content';
import { newsRoutes } from '@aylal/routes';
import type { HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import type { FoundPage } from './page-head.ts';
import { breadcrumb, newsArticle } from './structured-data.ts';

/** The news; each piece is known by its name behind `#`. Later pages are the same to a search engine but for their address. */
export function newsPage({ locale, publicUrl, query }: HeadOrder, items: readonly NewsItem[] | null): FoundPage {
  const { brand, news } = headLabels[locale];
  const page = newsRoutes.list.readSearch(query)?.page ?? 1;
  const canonical = newsRoutes.list.to({}, page > 1 ? { page: String(page) } : {});
  const at = (path: string) => `${publicUrl}/${locale}${path}`;
  const list = newsRoutes.list.to();
  const trail = breadcrumb(
    [
      { name: brand, path: '' },
      { name: news.title, path: list },
    ],
    at,
  );
  const articles = (page === 1 ? (items ?? []) : []).map((item) =>
    newsArticle(item, at(`${list}#${item.slug}`), brand, locale),
  );
  const { description } = news;
  const title = `${news.title} · ${brand}`;
  return { status: 200, head: { title, description, canonical, kind: 'website', things: [trail, ...articles] } };
}
