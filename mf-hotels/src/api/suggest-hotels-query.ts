import { suggestHotels } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Cities and hotels that fit a text (CALL-58); an empty text gives the cities asked for most. */
export function suggestHotelsQuery(api: ApiClient, text: string, language: Locale) {
  return endpointQuery(api, suggestHotels, { query: { text } }, { staleTime: stale.reference, language });
}
