import { searchFlightOffers, type FlightSearchQuery } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** Offers of a search (NEED-14). The key is criteria and language (names are translated): sorting and filters do not ask again. */
export function searchFlightOffersQuery(api: ApiClient, criteria: FlightSearchQuery, locale: Locale) {
  const query = endpointQuery(api, searchFlightOffers, { query: criteria }, { staleTime: stale.offers });
  return inLanguage(query, locale);
}
