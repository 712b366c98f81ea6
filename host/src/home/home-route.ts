import type { Services } from '@aylal/shell';
import { newsQuery } from '../news/news-query.ts';
import { promotionsQuery } from './promotions-query.ts';
import { HomeScreen } from './home-screen.tsx';

/** The home page; its loader warms promotions and news without waiting for them. The office has neither. */
export function homeRoute({ api, queryClient, locale, mode }: Services) {
  const loader = () => {
    if (mode === 'office') return null;
    void queryClient.prefetchQuery(promotionsQuery(api, locale.get()));
    void queryClient.prefetchQuery(newsQuery(api, locale.get()));
    return null;
  };
  return { Component: HomeScreen, loader };
}
