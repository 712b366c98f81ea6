import type { Db } from '../../../platform/database/database.ts';
import { readMarket, type FlightServices } from '../handlers/flight-services.ts';
import { daysOfSearches } from '../offers/search-days.ts';
import { offersByCarrier } from '../offers/search-offers.ts';
import { carrierName } from '../offers/flight-segment-of.ts';
import type { CarrierPort } from './carrier-port.ts';

/** A real airline takes a second and more; ours compute, and whoever is later than this plays a fault. */
const DEADLINE_MS = 900;

/** The carriers of our own timetable: each sells the journeys that it issues the tickets of. Names are in the language asked for. */
export function createTimetableCarriers(db: Db, desk: () => Promise<FlightServices>): CarrierPort {
  return {
    sellersOf: async ({ search, issuedAt, locale }) => {
      const open = await desk();
      const market = await readMarket(db, open.inventory, issuedAt, ...daysOfSearches([search]));
      return offersByCarrier(open, search, market, issuedAt, locale).map(({ carrier, offers }) => ({
        code: carrier.code,
        name: carrierName(carrier, locale),
        deadlineMs: DEADLINE_MS,
        ask: async () => ({ offers: offers(), complete: true }),
      }));
    },
  };
}
