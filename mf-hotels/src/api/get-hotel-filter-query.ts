import { getHotelFilter } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** What lists can be filtered by (CALL-59). */
export function getHotelFilterQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, getHotelFilter, {}, { staleTime: stale.reference, language });
}
