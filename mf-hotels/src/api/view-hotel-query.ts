import { PRODUCT_DETAIL_VERSION, viewHotel, type HotelStayQuery } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** A hotel with the rates of a stay (CALL-62). */
export function viewHotelQuery(
  api: ApiClient,
  hotel: { code: string; name: string },
  query: HotelStayQuery,
  language: Locale,
) {
  const params = { a: hotel.code, b: hotel.name };
  const asked = { ...query, version: PRODUCT_DETAIL_VERSION } as const;
  return endpointQuery(api, viewHotel, { params, query: asked }, { staleTime: stale.offers, language });
}
