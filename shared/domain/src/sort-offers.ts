import type { Money } from './money.ts';

/** The four sorts of FLIGHT-16, led by our own ranking. */
export const offerSorts = ['best', 'price-asc', 'price-desc', 'duration-asc', 'duration-desc'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** What sorting reads of an offer. */
export interface SortableOffer {
  readonly key: string;
  readonly total_fare: Money;
  readonly bookable: boolean;
  readonly trips: readonly { readonly duration_minutes: number; readonly flights: readonly unknown[] }[];
}

/** Minutes under way over all directions. */
export function offerDurationMinutes(offer: Pick<SortableOffer, 'trips'>): number {
  return offer.trips.reduce((sum, trip) => sum + trip.duration_minutes, 0);
}

function offerStops(offer: SortableOffer): number {
  return offer.trips.reduce((sum, trip) => sum + trip.flights.length - 1, 0);
}

type Compare = (a: SortableOffer, b: SortableOffer) => number;

const byPrice: Compare = (a, b) => a.total_fare - b.total_fare;
const byDuration: Compare = (a, b) => offerDurationMinutes(a) - offerDurationMinutes(b);
const byKey: Compare = (a, b) => (a.key < b.key ? -1 : Number(a.key > b.key));

/**
 * "Best": price and time each as a share of the lowest in the list, price counting two thirds and time one third, and a
 * tenth on top per stop. Offers that cannot be booked come last.
 */
function byRank(offers: readonly SortableOffer[]): Compare {
  const cheapest = Math.max(1, Math.min(...offers.map((offer) => offer.total_fare)));
  const fastest = Math.max(1, Math.min(...offers.map(offerDurationMinutes)));
  const rank = new Map(
    offers.map((offer) => [
      offer,
      (2 * offer.total_fare) / (3 * cheapest) + offerDurationMinutes(offer) / (3 * fastest) + offerStops(offer) / 10,
    ]),
  );
  return (a, b) => Number(b.bookable) - Number(a.bookable) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
}

/** A sorted copy. Ties are broken by price, then time under way, then key, so that the order is the same on every reading (FLIGHT-16). */
export function sortOffers<O extends SortableOffer>(offers: readonly O[], sort: OfferSort): O[] {
  const first: Record<OfferSort, () => Compare> = {
    best: () => byRank(offers),
    'price-asc': () => byPrice,
    'price-desc': () => (a, b) => byPrice(b, a),
    'duration-asc': () => byDuration,
    'duration-desc': () => (a, b) => byDuration(b, a),
  };
  const main = first[sort]();
  return [...offers].sort((a, b) => main(a, b) || byPrice(a, b) || byDuration(a, b) || byKey(a, b));
}
