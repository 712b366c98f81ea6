import { getHotelQuote } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The price that a check holds (NEED-85). */
export function getHotelQuoteQuery(api: ApiClient, uid: string, language: Locale) {
  return endpointQuery(api, getHotelQuote, { params: { uid } }, { staleTime: stale.offers, language });
}
