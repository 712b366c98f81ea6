import { listMapPlaces } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Names on the ground of maps (NEED-111). */
export function listMapPlacesQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listMapPlaces, {}, { staleTime: stale.reference, language });
}
