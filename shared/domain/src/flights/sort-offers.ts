import type { Money } from '../money/money.ts';

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

/** An offer with what its place goes by, computed once and not at each comparison. */
interface Placed<O> {
  readonly offer: O;
  readonly minutes: number;
  readonly rank: number;
}

type Compare = (a: Placed<SortableOffer>, b: Placed<SortableOffer>) => number;

const byPrice: Compare = (a, b) => a.offer.total_fare - b.offer.total_fare;
const byDuration: Compare = (a, b) => a.minutes - b.minutes;
const byKey: Compare = (a, b) => (a.offer.key < b.offer.key ? -1 : Number(a.offer.key > b.offer.key));

const mainly: Record<OfferSort, Compare> = {
  best: (a, b) => Number(b.offer.bookable) - Number(a.offer.bookable) || a.rank - b.rank,
  'price-asc': byPrice,
  'price-desc': (a, b) => byPrice(b, a),
  'duration-asc': byDuration,
  'duration-desc': (a, b) => byDuration(b, a),
};

const compareBy =
  (sort: OfferSort): Compare =>
  (a, b) =>
    mainly[sort](a, b) || byPrice(a, b) || byDuration(a, b) || byKey(a, b);

/**
 * "Best": price and time each as a share of the lowest in the list, price counting two thirds and time one third, and a
 * tenth on top per stop. Offers that cannot be booked come last.
 */
function placed<O extends SortableOffer>(offers: readonly O[]): Placed<O>[] {
  const timed = offers.map((offer) => ({ offer, minutes: offerDurationMinutes(offer) }));
  const cheapest = Math.max(1, Math.min(...offers.map((offer) => offer.total_fare)));
  const fastest = Math.max(1, Math.min(...timed.map(({ minutes }) => minutes)));
  return timed.map(({ offer, minutes }) => ({
    offer,
    minutes,
    rank: (2 * offer.total_fare) / (3 * cheapest) + minutes / (3 * fastest) + offerStops(offer) / 10,
  }));
}

/** A sorted copy. Ties are broken by price, then time under way, then key, so that the order is the same on every reading (FLIGHT-16). */
export function sortOffers<O extends SortableOffer>(offers: readonly O[], sort: OfferSort): O[] {
  return placed(offers)
    .toSorted(compareBy(sort))
    .map(({ offer }) => offer);
}

/** The first offer of each sort, as `sortOffers` would put it, without sorting; empty for an empty list. */
export function leadingOffers<O extends SortableOffer>(
  offers: readonly O[],
  sorts: readonly OfferSort[],
): Map<OfferSort, O> {
  const all = placed(offers);
  return new Map(
    sorts.flatMap((sort) => {
      const compare = compareBy(sort);
      const [first, ...others] = all;
      if (first === undefined) return [];
      return [[sort, others.reduce((lead, one) => (compare(one, lead) < 0 ? one : lead), first).offer] as const];
    }),
  );
}
