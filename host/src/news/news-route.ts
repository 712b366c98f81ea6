import type { LoaderFunctionArgs } from 'react-router';
import { newsRoutes } from '@aylal/routes';
import type { Services } from '@aylal/shell';
import { pageMessages } from '../pages/page-messages.ts';
import type { HostLocaleService } from '../services/locale-service.ts';
import { NewsPage } from './news-page.tsx';
import { newsQuery } from './news-query.ts';

/** The news with its words; its loader warms the page without waiting for it. */
export async function newsRoute(locale: HostLocaleService, { api, queryClient }: Services) {
  await locale.addSource('host-pages', pageMessages);
  const loader = ({ request }: LoaderFunctionArgs) => {
    const page = newsRoutes.list.readSearch(new URL(request.url).searchParams)?.page ?? 1;
    void queryClient.prefetchQuery(newsQuery(api, locale.get(), page));
    return null;
  };
  return { Component: NewsPage, loader };
}
