import { listSavedHotels } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** The customer's saved hotels with the price of then and now (CALL-64). */
export function savedHotelsQuery({ api }: Pick<Services, 'api'>, language: Locale) {
  return endpointQuery(api, listSavedHotels, {}, { staleTime: stale.always, language });
}
