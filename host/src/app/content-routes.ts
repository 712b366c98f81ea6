import type { RouteObject } from 'react-router';
import { helpRoutes, newsRoutes } from '@aylal/routes';
import type { Services } from '@aylal/shell';
import type { HostLocaleService } from '../services/locale-service.ts';
import { titled } from './titled.ts';

const pathOf = (pattern: string) => pattern.slice(1);

/** Help centre, its articles, and on the web the news: pages whose texts the provider sends. The office has none. */
export function contentRoutes(locale: HostLocaleService, services: Services): RouteObject[] {
  if (services.mode === 'office') return [];
  const help = () => import(/* webpackChunkName: "help" */ '../help/help-routes.ts');
  const news = () => import(/* webpackChunkName: "news" */ '../news/news-route.ts');
  return [
    {
      path: pathOf(helpRoutes.centre.pattern),
      handle: titled('page.help'),
      lazy: async () => (await help()).helpCentreRoute(locale, services),
    },
    {
      path: pathOf(helpRoutes.article.pattern),
      handle: titled('page.help'),
      lazy: async () => (await help()).helpArticleRoute(locale, services),
    },
    ...(services.mode === 'web'
      ? [
          {
            path: pathOf(newsRoutes.list.pattern),
            handle: titled('page.news'),
            lazy: async () => (await news()).newsRoute(locale, services),
          },
        ]
      : []),
  ];
}
