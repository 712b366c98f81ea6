import { listLocalPlaces } from '@aylal/contracts/local-tapa';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Places of the country that hold a text (NEED-22). */
export function listLocalPlacesQuery(api: ApiClient, text: string, language: Locale) {
  return endpointQuery(api, listLocalPlaces, { query: { text } }, { staleTime: stale.reference, language });
}
