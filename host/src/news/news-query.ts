import { listNews } from '@aylal/contracts/content';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** A page of news in a language. */
export function newsQuery(api: ApiClient, language: Locale, page = 1) {
  return endpointQuery(api, listNews, { query: { page } }, { staleTime: stale.lists, language });
}
