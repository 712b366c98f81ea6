import { homeZone, isPastDay, isTooFarAhead } from '@aylal/domain/calendar';
import type { FarePort, FareWish } from './alerts/fare-port.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextTripsOf, readMarket, searchFaults, type FlightServices } from './handlers/flight-services.ts';
import { dayNumber } from '../../platform/calendar-day/zone-clock.ts';
import type { OfferSearch } from './offers/offer-key.ts';
import { daysOfSearches, searchesAround } from './offers/search-days.ts';
import { lowestTotals } from './offers/search-offers.ts';

/** The names of a search's fields where a price alert has others. */
const fieldNames: Readonly<Record<string, string>> = { _from: 'origin', _to: 'destination' };

/** The prices of our own timetable, for alerts. */
export function createComputedFares(db: Db, desk: () => Promise<FlightServices>): FarePort {
  return {
    faults: async (wish, now) => {
      const faults = searchFaults((await desk()).inventory, searchFor(wish), now);
      return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldNames[field] ?? field, fault]));
    },
    endOfDeparture: async ({ origin, depart_date }) => {
      const { places, clock } = (await desk()).inventory;
      return clock.instantOf(places.place(origin)?.zone ?? homeZone, dayNumber(depart_date) + 1, 0);
    },
    lowest: async (wish, flexDays, now) => {
      const { inventory } = await desk();
      const searches = searchesAround(searchFor(wish), flexDays);
      const market = await readMarket(db, inventory, now, ...daysOfSearches(searches));
      const onSale = searches.filter(
        ({ departDate }) => !isPastDay(departDate, market.today) && !isTooFarAhead(departDate, market.today),
      );
      const [cheapest] = (await lowestTotals(inventory, onSale, market, now)).toSorted((a, b) => a.total - b.total);
      return cheapest && { depart_date: cheapest.search.departDate, total_fare: cheapest.total };
    },
    cityName: async (code, locale) => (await desk()).inventory.places.place(code)?.cityNames[locale] || code,
  };
}

function searchFor({ origin, destination, depart_date, return_date, next_trips, ...people }: FareWish): OfferSearch {
  return {
    from: origin,
    to: destination,
    departDate: depart_date,
    returnDate: return_date ?? undefined,
    next: next_trips === null ? undefined : nextTripsOf(next_trips),
    adult: people.adult,
    child: people.child,
    infant: people.infant,
  };
}
