import { getHelpItem, listHelp } from '@aylal/contracts/content';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import type { Locale } from '@aylal/domain/language';

/** The help centre of a language. */
export function helpQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listHelp, {}, { staleTime: stale.reference, language });
}

/** One article in a language. */
export function helpItemQuery(api: ApiClient, language: Locale, params: { helperSlug: string; slug: string }) {
  return endpointQuery(api, getHelpItem, { params }, { staleTime: stale.reference, language });
}
