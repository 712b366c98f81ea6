import type { LoaderFunctionArgs } from 'react-router';
import type { Services } from '@aylal/shell';
import { pageMessages } from '../pages/page-messages.ts';
import type { HostLocaleService } from '../services/locale-service.ts';
import { configQuery } from '../requests/use-dial-up-number.ts';
import { HelpArticlePage } from './help-article-page.tsx';
import { HelpCentrePage } from './help-centre-page.tsx';
import { helpItemQuery, helpQuery } from './help-query.ts';

/** The help centre with its words; its loader warms the answers without waiting for them. */
export async function helpCentreRoute(locale: HostLocaleService, services: Services) {
  await locale.addSource('host-pages', pageMessages);
  return { Component: HelpCentrePage, loader: () => warmHelp(services) };
}

/** A help article with its words; its loader warms the article and its neighbours. */
export async function helpArticleRoute(locale: HostLocaleService, services: Services) {
  await locale.addSource('host-pages', pageMessages);
  const loader = ({ params: { helperSlug = '', slug = '' } }: LoaderFunctionArgs) => {
    const { api, queryClient } = services;
    void queryClient.prefetchQuery(helpItemQuery(api, locale.get(), { helperSlug, slug }));
    return warmHelp(services);
  };
  return { Component: HelpArticlePage, loader };
}

function warmHelp({ api, queryClient, locale }: Services): null {
  void queryClient.prefetchQuery(helpQuery(api, locale.get()));
  void queryClient.prefetchQuery(configQuery(api));
  return null;
}
