import { listPromotions } from '@aylal/contracts/content';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** What the home page puts forward in a language. */
export function promotionsQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listPromotions, {}, { staleTime: stale.lists, language });
}
