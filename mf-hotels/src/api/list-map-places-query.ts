import { listMapPlaces } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Names on the ground of maps (NEED-111). */
export function listMapPlacesQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listMapPlaces, {}, { staleTime: stale.reference, language });
}
