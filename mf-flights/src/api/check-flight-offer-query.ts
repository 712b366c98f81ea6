import { checkFlightOffer, type FlightOffer, type FlightQuote } from '@aylal/contracts/flights';
import { ApiError, type ApiClient } from '@aylal/shell';
import { passengerCounts } from '../domain/passenger-counts.ts';
import type { OfferKey } from './get-flight-offer-query.ts';

/** A quote, and whether its price differs from what the customer saw. */
export interface CheckedQuote {
  readonly quote: FlightQuote;
  readonly changed: boolean;
}

/** Checks the price and keeps it (API-24). Throws `ApiError` with the problem when the offer is gone, expired or sold out. */
export async function checkPrice(api: ApiClient, offer: FlightOffer, shownTotal: number): Promise<CheckedQuote> {
  const { filter_str, key } = offer;
  const answer = await api.call(checkFlightOffer, {
    body: { filter_str, key, ...passengerCounts(offer.fares), shown_total_fare: shownTotal },
  });
  switch (answer.status_code) {
    case 200:
    case 208:
      return { quote: answer.result, changed: answer.status_code === 208 };
    default:
      throw new ApiError('refused', checkFlightOffer.name, {
        statusCode: answer.status_code,
        problem: answer.result.problem,
        message: answer.message,
      });
  }
}

/** The quote that a booking page works with. The offer page puts it there; after a reload the price is checked again, because a quote cannot be read. */
export function flightQuoteQuery(api: ApiClient, offerKey: OfferKey, offer: FlightOffer | undefined) {
  return {
    queryKey: quoteKey(offerKey),
    enabled: offer !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => {
      if (!offer) throw new Error('a quote needs its offer');
      return checkPrice(api, offer, offer.total_fare);
    },
  };
}

export function quoteKey({ filter_str, key }: OfferKey) {
  return ['flight-quote', filter_str, key] as const;
}
