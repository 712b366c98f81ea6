import type { InventoryUnit } from '../../commerce/inventory/inventory-port.ts';
import type { Problem } from '@aylal/contracts';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { TravellerMix } from '@aylal/domain/people';
import type { OfferSearch } from './offers/offer-key.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Their offers one by one. */
    readonly offers: OfferMarket;
  }
}

/** One offer of a search, as the client names it. `now` in milliseconds; names are wanted in `locale`. */
export interface NamedOffer {
  readonly filter: string;
  readonly key: string;
  readonly now: number;
  readonly locale: Locale;
}

/** Why an offer is no longer available. */
export interface OfferRefusal {
  readonly ok: false;
  readonly problem: Extract<Problem, 'offer-expired' | 'offer-gone' | 'sold-out'>;
}

/** An offer at its present price for the people asked for. */
export interface CheckedOffer {
  readonly ok: true;
  readonly offer: FlightOffer;
  /** The flights that it needs seats on in our own inventory; none where another one keeps them. */
  readonly units: readonly InventoryUnit[];
  /** At what total it was offered to the same people; undefined where nobody knows. */
  readonly offered: Money | undefined;
}

/** A search, the lowest total that it is available for, and what one adult pays of that. */
export interface LowestTotal {
  readonly search: OfferSearch;
  readonly total: Money;
  readonly adult: Money;
}

/** Offers one by one: our own timetable, or the supplier of real airlines in its place. Throws `PartnerError` while that one is silent. */
export interface OfferMarket {
  /** The offer as it is now, under the same key. */
  read(named: NamedOffer): Promise<{ readonly ok: true; readonly offer: FlightOffer } | OfferRefusal>;
  /** The same for so many people, about to be fixed as a quote. */
  check(named: NamedOffer, people: TravellerMix): Promise<CheckedOffer | OfferRefusal>;
  /**
   * The lowest total of each search, in order, of one airline where that is given. An impossible search, or one that nobody may be asked about, is
   * left out.
   */
  lowestTotals(searches: readonly OfferSearch[], now: number, airline?: string): Promise<readonly LowestTotal[]>;
}
