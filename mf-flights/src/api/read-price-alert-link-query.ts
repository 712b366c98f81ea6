import { readPriceAlertLink } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** What the link of a mail would stop (NEED-34). */
export function readPriceAlertLinkQuery(api: ApiClient, link: string, locale: Locale) {
  const query = endpointQuery(api, readPriceAlertLink, { query: { link } }, { staleTime: stale.lists });
  return inLanguage(query, locale);
}
