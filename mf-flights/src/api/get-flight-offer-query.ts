import type { ResultOf } from '@aylal/contracts';
import { getFlightOffer, type FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { ApiError, endpointQuery, stale, type ApiClient } from '@aylal/shell';
import { inLanguage } from './in-language.ts';

/** What names an offer in addresses and calls. */
export interface OfferKey {
  readonly filter_str: string;
  readonly key: string;
}

/** One offer as it is now (API-25, CALL-54). What a list already knows of it is shown until the answer comes. */
export function getFlightOfferQuery(
  api: ApiClient,
  { filter_str, key }: OfferKey,
  locale: Locale,
  known?: FlightOffer,
) {
  const query = endpointQuery(api, getFlightOffer, { query: { filter_str, key } }, { staleTime: stale.offers });
  return {
    ...inLanguage(query, locale),
    select: readOffer,
    ...(known
      ? { placeholderData: { status_code: 200 as const, message: '', result: { data: { offer: known } } } }
      : {}),
  };
}

/** The offer of an answer. Throws `ApiError` where it has none. */
export function readOffer({ result }: { result: ResultOf<typeof getFlightOffer> }): FlightOffer {
  if (!result.data.offer) throw new ApiError('malformed', getFlightOffer.name);
  return result.data.offer;
}
