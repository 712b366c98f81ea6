import { searchAirports } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** Places that fit a text (API-23); an empty text gives the most asked-for. The language is part of the key: names are translated. */
export function searchAirportsQuery(api: ApiClient, text: string, locale: Locale) {
  const query = endpointQuery(api, searchAirports, { query: { text } }, { staleTime: stale.reference });
  return inLanguage(query, locale);
}
