import type { AnswerOf } from '@aylal/contracts';
import { searchFlightOffers, type FlightOffer } from '@aylal/contracts/flights';
import { isOfferExpired } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { Services } from '@aylal/shell';
import { itineraryName } from '../domain/group-fares.ts';
import type { OfferKey } from './get-flight-offer-query.ts';

/** Offers of the searches that are still in the cache of this page, in its language and within their time. */
function listedOffers({ queryClient, now }: Pick<Services, 'queryClient' | 'now'>, locale: Locale): FlightOffer[] {
  const lists = queryClient.getQueriesData<AnswerOf<typeof searchFlightOffers, 200>>({
    queryKey: [searchFlightOffers.name],
  });
  return lists.flatMap(([queryKey, list]) =>
    list && queryKey.at(-1) === locale && !isOfferExpired(list.expires_at, now()) ? list.result : [],
  );
}

/** The offer as a list shows it, when it came from one. */
export function listedOffer(services: Pick<Services, 'queryClient' | 'now'>, wanted: OfferKey, locale: Locale) {
  return listedOffers(services, locale).find(
    ({ filter_str, key }) => filter_str === wanted.filter_str && key === wanted.key,
  );
}

/** Every fare of the same flights that a list shows and that can be booked, cheapest first, the offer itself among them; empty when it came from no list. */
export function listedFares(
  services: Pick<Services, 'queryClient' | 'now'>,
  offer: FlightOffer,
  locale: Locale,
): FlightOffer[] {
  const name = itineraryName(offer);
  const others = listedOffers(services, locale).filter(
    (other) =>
      other.filter_str === offer.filter_str &&
      other.key !== offer.key &&
      other.bookable &&
      itineraryName(other) === name,
  );
  return others.length === 0 ? [] : [offer, ...others].toSorted((a, b) => a.total_fare - b.total_fare);
}
