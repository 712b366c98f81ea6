import { listHotelPins, type HotelListQuery } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** All hotels of a search for a map (NEED-110), the same for every page, sorting and part of the map that its list is of. */
export function listHotelPinsQuery(api: ApiClient, { sort: _, area: __, ...query }: HotelListQuery, language: Locale) {
  return endpointQuery(api, listHotelPins, { query: { ...query, page: 1 } }, { staleTime: stale.offers, language });
}
