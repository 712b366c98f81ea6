import { isLocalDate, type LocalDate, type Locale } from '@aylal/domain';
import type { FlightOffer } from '@aylal/contracts';
import type { FlightInventory } from '../inventory.ts';
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

/** The offers of a search, cheapest first, quickest first among equals (NEED-14). The same input gives the same answer. */
export function searchOffers(
  { inventory, builder }: { inventory: FlightInventory; builder: OfferBuilder },
  search: OfferSearch,
  market: Market,
  now: number,
  locale: Locale,
): FlightOffer[] {
  return worthwhile(findCandidates(inventory, search, market, now))
    .sort((a, b) => a.total - b.total || a.minutes - b.minutes)
    .map(({ directions, family }) => builder.build(directions, family, search, market, now, locale));
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
