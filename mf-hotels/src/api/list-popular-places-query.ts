import { listPopularPlaces } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Cities with hotels and what a night costs next weekend (NEED-173). */
export function listPopularPlacesQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listPopularPlaces, {}, { staleTime: stale.lists, language });
}
