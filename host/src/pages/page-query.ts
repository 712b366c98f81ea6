import { getPage } from '@aylal/contracts/content';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { pageSlug, type InformationPage } from './information-pages.ts';

/** A written page in a language. */
export function pageQuery(api: ApiClient, language: Locale, id: InformationPage['id']) {
  return endpointQuery(api, getPage, { params: { slug: pageSlug(id) } }, { staleTime: stale.reference, language });
}
