import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** ROUTE-18, ROUTE-17. `q` is what is searched for. */
export const helpRoutes = {
  centre: defineRoute('/helper', v.looseObject({ q: v.optional(v.string()) })),
  article: defineRoute('/helper/:helperSlug/:slug', v.looseObject({})),
};

/** ROUTE-48. A page that cannot be read counts as the first. */
export const newsRoutes = {
  list: defineRoute(
    '/news/list',
    v.looseObject({
      page: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), 1)),
    }),
  ),
};
