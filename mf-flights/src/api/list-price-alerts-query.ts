import { listPriceAlerts } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** The customer's price alerts (NEED-32); asked for only when somebody is signed in. */
export function listPriceAlertsQuery(api: ApiClient, locale: Locale) {
  return inLanguage(endpointQuery(api, listPriceAlerts, {}, { staleTime: stale.lists }), locale);
}
