import type { TravellerMix } from '@aylal/domain/people';
import type { Db } from '../../platform/database/database.ts';
import { flightSeatsOf } from './fares/seats-left.ts';
import { readMarket, type FlightServices } from './handlers/flight-services.ts';
import type { PriceFault } from './handlers/price-fault.ts';
import { dayNumber } from '../../platform/calendar-day/zone-clock.ts';
import type { NamedOffer, OfferMarket, OfferRefusal } from './offer-market.ts';
import { hasSeats, priceDirection } from './offers/offer-fares.ts';
import { reopenOffer } from './offers/reopen-offer.ts';
import { daysOfSearches } from './offers/search-days.ts';
import { lowestTotals } from './offers/search-offers.ts';

interface Parts {
  readonly db: Db;
  readonly desk: () => Promise<FlightServices>;
  /** What the sandbox does to the market at the moment of a price check. */
  readonly turn: () => PriceFault;
}

const calm: PriceFault = { soldOut: false };

/** The offers of our own timetable: everything of them is in their keys. */
export function createTimetableMarket({ db, desk, turn }: Parts): OfferMarket {
  async function price({ filter, key, now, locale }: NamedOffer, people?: TravellerMix) {
    const { inventory, builder } = await desk();
    const found = reopenOffer(inventory, filter, key, now);
    if (!found.ok) return found;
    const { percent, soldOut } = people ? turn() : calm;
    const search = { ...found.search, ...people };
    const market = { ...(await readMarket(db, inventory, now, ...daysOfSearches([search]))), percent };
    const directions = found.itineraries.map((itinerary) => priceDirection(itinerary, market));
    if (soldOut || !hasSeats(directions, search)) return soldOutAnswer;
    const offer = builder.build(directions, found.key.family, search, market, found.key.issuedAt, locale);
    return { ok: true as const, offer, found, market };
  }

  return {
    read: async (named) => {
      const priced = await price(named);
      return priced.ok ? { ok: true, offer: { ...priced.offer, key: named.key } } : priced;
    },
    check: async (named, { adult, child, infant }) => {
      const priced = await price(named, { adult, child, infant });
      if (!priced.ok) return priced;
      const { search, key, itineraries } = priced.found;
      const asSearched = search.adult === adult && search.child === child && search.infant === infant;
      return {
        ok: true,
        offer: priced.offer,
        units: flightSeatsOf(itineraries, dayNumber(priced.market.today)),
        offered: asSearched ? key.total : undefined,
      };
    },
    lowestTotals: async (searches, now, airline) => {
      if (searches.length === 0) return [];
      const { inventory } = await desk();
      const market = await readMarket(db, inventory, now, ...daysOfSearches(searches));
      return lowestTotals(inventory, searches, market, now, airline);
    },
  };
}

const soldOutAnswer: OfferRefusal = { ok: false, problem: 'sold-out' };
