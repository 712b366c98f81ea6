import type { QueryInput } from '@aylal/contracts';
import { searchFlightChanges } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** What a ticket may be changed to on other days, or one option by its key (CALL-55). */
export function searchFlightChangesQuery(
  api: ApiClient,
  query: QueryInput<typeof searchFlightChanges>,
  locale: Locale,
) {
  return inLanguage(endpointQuery(api, searchFlightChanges, { query }, { staleTime: stale.offers }), locale);
}
