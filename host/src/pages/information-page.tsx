import type { ComponentType } from 'react';
import type { Services } from '@aylal/shell';
import type { HostLocaleService } from '../services/locale-service.ts';
import type { InformationPage } from './information-pages.ts';
import { LogosPage } from './logos-page.tsx';
import { pageMessages } from './page-messages.ts';
import { pageQuery } from './page-query.ts';
import { TermsPage } from './terms-page.tsx';
import { TextPage } from './text-page.tsx';

const pages: Partial<Record<InformationPage['id'], ComponentType>> = {
  terms: TermsPage,
  logos: LogosPage,
};

/** A written page of the footer, ready when its messages are; its loader warms its text without waiting for it. */
export async function informationRoute(
  id: InformationPage['id'],
  locale: HostLocaleService,
  { api, queryClient }: Services,
) {
  await locale.addSource('host-pages', pageMessages);
  const loader = () => {
    void queryClient.prefetchQuery(pageQuery(api, locale.get(), id));
    return null;
  };
  return { Component: pages[id] ?? (() => <TextPage id={id} />), loader };
}
