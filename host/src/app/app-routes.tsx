import type { RouteObject } from 'react-router';
import type { Services } from '@aylal/shell';
import { FailedPage } from '../pages/failed-page.tsx';
import { informationPagesFor } from '../pages/information-pages.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { HostLocaleService } from '../services/locale-service.ts';
import { contentRoutes } from './content-routes.ts';
import { Layout } from './layout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { titled } from './titled.ts';

/** Every page: the shell's own, and in the same frame the routes of the remotes, and `more` that only this page has. */
export function appRoutes(
  remoteRoutes: readonly RouteObject[],
  locale: HostLocaleService,
  services: Services,
  more: readonly RouteObject[] = [],
): RouteObject[] {
  const information = informationPagesFor(services.mode).map(({ id, pattern }) => ({
    path: pattern,
    handle: titled(`page.${id}`),
    lazy: async () => {
      const { informationRoute } = await import(
        /* webpackChunkName: "information-page" */ '../pages/information-page.tsx'
      );
      return informationRoute(id, locale, services);
    },
  }));
  return [
    {
      path: '/:lng?',
      Component: Layout,
      children: [
        {
          ErrorBoundary: FailedPage,
          HydrateFallback: PageSkeleton,
          children: [
            {
              index: true,
              handle: titled('home.title'),
              lazy: async () =>
                (await import(/* webpackChunkName: "home" */ '../home/home-route.ts')).homeRoute(services),
            },
            ...information,
            ...contentRoutes(locale, services),
            ...remoteRoutes,
            ...more,
            { path: '*', Component: NotFoundPage, handle: titled('not_found.title') },
          ],
        },
      ],
    },
  ];
}
