import { isLocalDate, type LocalDate, type Locale } from '@aylal/domain';
import type { FlightOffer } from '@aylal/contracts';
import type { FlightInventory } from '../inventory.ts';
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
  return [...candidates].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERS);
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

const isDay = (value: string): value is LocalDate => isLocalDate(value);

/** The lowest total of each day given; days without flights are left out (NEED-29). A round trip keeps its length. */
export function lowestTotals(
  inventory: FlightInventory,
  search: OfferSearch,
  days: readonly { depart: string; back: string | undefined }[],
  market: Market,
  now: number,
): { depart_date: LocalDate; total_fare: number }[] {
  return days.flatMap(({ depart, back }) => {
    if (!isDay(depart)) return [];
    const candidates = findCandidates(inventory, { ...search, departDate: depart, returnDate: back }, market, now);
    if (candidates.length === 0) return [];
    return [{ depart_date: depart, total_fare: Math.min(...candidates.map(({ total }) => total)) }];
  });
}
