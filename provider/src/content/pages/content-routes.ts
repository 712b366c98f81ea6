import { getHelpItem, getPage, listHelp, listNews, listPromotions, newsPageSize } from '@aylal/contracts/content';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { readPage } from './read-page.ts';
import { readHelp, readHelpItem, readNews, readPromotions } from './content-store.ts';

/** Help centre, news, promotions and written pages, for everybody. */
export function contentRoutes({ db }: Pick<Deps, 'db'>): readonly Route[] {
  return [
    route(listHelp).to(async ({ locale }) => ({ status_code: 200, result: await readHelp(db, locale) })),
    route(getHelpItem).to(async ({ params, locale }) => {
      const item = await readHelpItem(db, locale, params.helperSlug, params.slug);
      if (!item) throw refuse('not-found');
      return { status_code: 200, result: item };
    }),
    route(listNews).to(async ({ query, locale }) => {
      const { items, total } = await readNews(db, locale, { page: query.page ?? 1, size: newsPageSize });
      return { status_code: 200, result: items, total };
    }),
    route(getPage).to(async ({ params, locale }) => {
      const page = await readPage(db, locale, params.slug);
      if (!page) throw refuse('not-found');
      return { status_code: 200, result: page };
    }),
    route(listPromotions).to(async ({ locale, now }) => ({
      status_code: 200,
      result: await readPromotions(db, locale, homeDate(now)),
    })),
  ];
}
