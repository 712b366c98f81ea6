import type { ComponentType } from 'react';
import type { HostLocaleService } from '../services/locale-service.ts';
import type { InformationPage } from './information-pages.ts';
import { LogosPage } from './logos-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { TextPage } from './text-page.tsx';
import { informationTexts, textNamespace } from './texts/information-texts.ts';

const pages: Partial<Record<InformationPage['id'], ComponentType<{ namespace: string }>>> = {
  terms: TermsPage,
  logos: LogosPage,
};

/** A written page of the footer, ready when its words are. */
export async function informationPage(id: InformationPage['id'], locale: HostLocaleService): Promise<ComponentType> {
  const namespace = textNamespace(id);
  await locale.addSource(namespace, informationTexts[id]);
  const Page = pages[id] ?? TextPage;
  return function InformationPageScreen() {
    return <Page namespace={namespace} />;
  };
}
