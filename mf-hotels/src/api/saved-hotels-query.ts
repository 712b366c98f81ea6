import { listSavedHotels } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The caller's saved hotels (CALL-64). */
export function savedHotelsQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listSavedHotels, {}, { staleTime: stale.lists, language });
}
