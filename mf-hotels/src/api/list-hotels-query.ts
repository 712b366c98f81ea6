import { listHotels, type HotelListQuery } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** A page of the hotels of a search (CALL-61), filtered and sorted by the provider. */
export function listHotelsQuery(api: ApiClient, query: HotelListQuery, language: Locale) {
  return endpointQuery(api, listHotels, { query }, { staleTime: stale.offers, language });
}
