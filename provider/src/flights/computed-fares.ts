import { addDays, daysBetween, isPastDay, isTooFarAhead } from '@aylal/domain';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { FarePort, FareWish, LowestFare } from '../alerts/fare-port.ts';
import type { Db } from '../database/database.ts';
import { MARKET_ZONE, readMarket, searchFaults, type FlightDesk } from './handlers/flight-desk.ts';
import { dayNumber } from './network/zone-clock.ts';
import type { OfferSearch } from './offers/offer-key.ts';
import { lowestTotals } from './offers/search-offers.ts';

/** The names of a search's fields where a price alert has others. */
const fieldNames: Readonly<Record<string, string>> = { _from: 'origin', _to: 'destination' };

/** The prices of our own timetable, for alerts. */
export function createComputedFares(db: Db, desk: () => Promise<FlightDesk>): FarePort {
  return {
    faults: async (wish, now) => {
      const faults = searchFaults((await desk()).inventory, searchFor(wish), now);
      return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldNames[field] ?? field, fault]));
    },
    endOfDeparture: async ({ origin, depart_date }) => {
      const { places, clock } = (await desk()).inventory;
      return clock.instantOf(places.place(origin)?.zone ?? MARKET_ZONE, dayNumber(depart_date) + 1, 0);
    },
    lowest: async (wish, flexDays, now) => {
      const { inventory } = await desk();
      const stay = wish.return_date === null ? undefined : daysBetween(wish.depart_date, wish.return_date);
      const first = addDays(wish.depart_date, -flexDays);
      const last = addDays(wish.depart_date, flexDays + (stay ?? 0));
      const market = await readMarket(db, inventory, now, first, last);
      const search = searchFor(wish);
      let lowest: LowestFare | undefined;
      for (let depart = first; depart <= addDays(first, 2 * flexDays); depart = addDays(depart, 1)) {
        if (isPastDay(depart, market.today) || isTooFarAhead(depart, market.today)) continue;
        const day = { depart, back: stay === undefined ? undefined : addDays(depart, stay) };
        const [found] = lowestTotals(inventory, search, [day], market, now);
        if (found && (lowest === undefined || found.total_fare < lowest.total_fare)) lowest = found;
        // A month is computed in one go otherwise, while customers wait.
        await giveWay();
      }
      return lowest;
    },
    cityName: async (code, locale) => (await desk()).inventory.places.place(code)?.cityNames[locale] || code,
  };
}

function searchFor({ origin, destination, depart_date, return_date, adult, child, infant }: FareWish): OfferSearch {
  return {
    from: origin,
    to: destination,
    departDate: depart_date,
    returnDate: return_date ?? undefined,
    adult,
    child,
    infant,
  };
}
