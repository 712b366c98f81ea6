import { readOrderOffers } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** What else may help on the journey of an own order. */
export function readOrderOffersQuery({ api }: Pick<Services, 'api'>, ref_number: string, language: Locale) {
  return endpointQuery(api, readOrderOffers, { params: { ref_number } }, { staleTime: stale.lists, language });
}
