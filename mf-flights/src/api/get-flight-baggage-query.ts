import type { ResultOf } from '@aylal/contracts';
import { getFlightOffer, type BaggageByType } from '@aylal/contracts/flights';
import { ApiError, endpointQuery, stale, type ApiClient } from '@aylal/shell';
import type { OfferKey } from './get-flight-offer-query.ts';

/** Baggage of an offer (CALL-23). A failure is thrown to the dialog's boundary (ERR-12). */
export function getFlightBaggageQuery(api: ApiClient, { filter_str, key }: OfferKey) {
  const query = endpointQuery(
    api,
    getFlightOffer,
    { query: { filter_str, key, baggage: 'true' } },
    { staleTime: stale.reference },
  );
  return { ...query, throwOnError: true, select: readBaggage };
}

function readBaggage({ result }: { result: ResultOf<typeof getFlightOffer> }): BaggageByType {
  if (!result.data.baggage_info) throw new ApiError('malformed', getFlightOffer.name);
  return result.data.baggage_info;
}
