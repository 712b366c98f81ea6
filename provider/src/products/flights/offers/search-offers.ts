import { setImmediate as giveWay } from 'node:timers/promises';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import type { FlightInventory } from '../inventory.ts';
import type { LowestTotal } from '../offer-market.ts';
import type { Carrier } from '../network/carriers.ts';
import type { OfferBuilder } from './build-offer.ts';
import { findCandidates, type Candidate } from './find-candidates.ts';
import type { Market } from './offer-fares.ts';
import type { OfferSearch } from './offer-key.ts';

/** A list longer than this helps nobody and is slow on a phone; the contract allows 500. */
const MOST_OFFERS = 72;

/** The cheap and the quick ones: price and time as shares of the lowest, price counting twice. */
function worthwhile(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.length <= MOST_OFFERS) return [...candidates];
  const cheapest = Math.min(...candidates.map(({ total }) => total));
  const quickest = Math.min(...candidates.map(({ minutes }) => minutes));
  const rank = ({ total, minutes }: Candidate) => (2 * total) / cheapest + minutes / quickest;
  return candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERS);
}

/** What one carrier sells of a search; the offers are written when they are asked for. */
export interface CarrierOffers {
  readonly carrier: Carrier;
  offers(): FlightOffer[];
}

/** The offers of a search by the carrier that issues their tickets (NEED-14). The same input gives the same answer. */
export function offersByCarrier(
  { inventory, builder }: { inventory: FlightInventory; builder: OfferBuilder },
  search: OfferSearch,
  market: Market,
  now: number,
  locale: Locale,
): CarrierOffers[] {
  const byCarrier = new Map<Carrier, Candidate[]>();
  for (const candidate of worthwhile(findCandidates(inventory, search, market, now))) {
    const carrier = candidate.directions[0]?.itinerary.carrier;
    if (carrier) byCarrier.set(carrier, [...(byCarrier.get(carrier) ?? []), candidate]);
  }
  return [...byCarrier].map(([carrier, own]) => ({
    carrier,
    offers: () => own.map(({ directions, family }) => builder.build(directions, family, search, market, now, locale)),
  }));
}

/** The lowest total of each search, in order, of one airline where that is given; searches without flights are left out. Other requests have their turn between two of them: a month is long work. */
export async function lowestTotals(
  inventory: FlightInventory,
  searches: readonly OfferSearch[],
  market: Market,
  now: number,
  airline?: string,
): Promise<LowestTotal[]> {
  const found: LowestTotal[] = [];
  for (const search of searches) {
    const candidates = findCandidates(inventory, search, market, now);
    const [first, ...others] = airline === undefined ? candidates : candidates.filter((one) => isOf(one, airline));
    if (first) {
      const { total, adult } = others.reduce((least, one) => (one.total < least.total ? one : least), first);
      found.push({ search, total, adult });
    }
    await giveWay();
  }
  return found;
}

/** Every direction begins with a flight of this airline. */
function isOf({ directions }: Candidate, airline: string): boolean {
  return directions.every(({ itinerary }) => itinerary.legs[0]?.flight.carrier.code === airline);
}
