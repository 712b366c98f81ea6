import { getHelpItem, listHelp, listNews, newsPageSize } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { refuse } from '../router/problem-error.ts';
import { route, type Route } from '../router/route.ts';
import { readHelp, readHelpItem, readNews } from './content-store.ts';

/** Help centre and news, for everybody. */
export function contentRoutes({ db }: Deps): readonly Route[] {
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
  ];
}
