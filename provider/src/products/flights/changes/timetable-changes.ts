import { addDays } from '@aylal/domain/calendar';
import type { Db } from '../../../platform/database/database.ts';
import { flightSeatsOf } from '../fares/seats-left.ts';
import { checkSearch, readMarket, type FlightServices } from '../handlers/flight-services.ts';
import type { PriceFault } from '../handlers/price-fault.ts';
import type { Itinerary } from '../network/flight.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { findCandidates } from '../offers/find-candidates.ts';
import { hasSeats, priceDirection, type PricedDirection } from '../offers/offer-fares.ts';
import { readFilter, readKey, type OfferKey, type OfferSearch } from '../offers/offer-key.ts';
import { reopenOffer } from '../offers/reopen-offer.ts';
import type { AgreedOffer } from '../../../commerce/orders/order-row.ts';
import type { ExchangePort } from './exchange-port.ts';

interface Parts {
  readonly db: Db;
  readonly desk: () => Promise<FlightServices>;
  /** What the sandbox does to the market at this moment. */
  readonly turn: () => PriceFault;
}

const WHOLE_SECOND = 1000;
const AIRLINE_CODE_LENGTH = 2;

/** Changes within our own timetable. */
export function createTimetableChanges({ db, desk, turn }: Parts): ExchangePort {
  return {
    options: async (held, { departDate, returnDate }, now, locale) => {
      const ticket = readHeld(held);
      if (!ticket) return [];
      const { inventory, builder } = await desk();
      const search = { ...ticket.search, departDate, returnDate: ticket.search.returnDate && returnDate };
      checkSearch(inventory, search, now);
      const market = await readMarket(db, inventory, now, departDate, search.returnDate ?? departDate);
      const issuedAt = Math.floor(now / WHOLE_SECOND) * WHOLE_SECOND;
      return findCandidates(inventory, search, market, now)
        .filter(({ family }) => family === ticket.key.family)
        .filter(({ directions }) => isOther(ticket, itinerariesOf(directions)))
        .toSorted((a, b) => a.total - b.total || a.minutes - b.minutes)
        .map(({ directions, family }) => builder.build(directions, family, search, market, issuedAt, locale));
    },
    reopen: async (held, filter, keyText, now, locale) => {
      const ticket = readHeld(held);
      const { inventory, builder } = await desk();
      const found = reopenOffer(inventory, filter, keyText, now);
      if (!found.ok) return found;
      const { search, key, itineraries } = found;
      if (!ticket || key.family !== ticket.key.family || !sameJourney(ticket.search, search))
        return { ok: false, problem: 'offer-gone' };
      if (!isOther(ticket, itineraries)) return { ok: false, problem: 'offer-gone' };
      const { percent, soldOut } = turn();
      const last = addDays(search.returnDate ?? search.departDate, 1);
      const market = { ...(await readMarket(db, inventory, now, search.departDate, last)), percent };
      const directions = itineraries.map((itinerary) => priceDirection(itinerary, market));
      if (soldOut || !hasSeats(directions, search)) return { ok: false, problem: 'sold-out' };
      const offer = builder.build(directions, key.family, search, market, key.issuedAt, locale);
      return {
        ok: true,
        offer: { ...offer, key: keyText },
        units: flightSeatsOf(itineraries, dayNumber(market.today)),
      };
    },
  };
}

const itinerariesOf = (directions: readonly PricedDirection[]) => directions.map(({ itinerary }) => itinerary);

interface HeldTicket {
  readonly search: OfferSearch;
  readonly key: OfferKey;
}

/** Undefined for an order whose offer was not ours, and for a journey over several towns, which people change. */
function readHeld({ filter_str, key }: AgreedOffer): HeldTicket | undefined {
  const search = readFilter(filter_str);
  const read = readKey(filter_str, key);
  return search && search.next === undefined && read ? { search, key: read } : undefined;
}

function sameJourney(held: OfferSearch, wanted: OfferSearch): boolean {
  const there = held.from === wanted.from && held.to === wanted.to;
  const people = held.adult === wanted.adult && held.child === wanted.child && held.infant === wanted.infant;
  return there && people && (held.returnDate === undefined) === (wanted.returnDate === undefined);
}

/** Other flights than the ones held, each direction with its present airline. */
function isOther({ key }: HeldTicket, itineraries: readonly Itinerary[]): boolean {
  const directions = itineraries.map(({ legs }, index) => ({ legs, held: key.directions[index] ?? [] }));
  const sameAirline = directions.every(
    ({ legs, held }) => legs[0]?.flight.carrier.code === held[0]?.key.slice(0, AIRLINE_CODE_LENGTH),
  );
  const sameFlights = directions.every(
    ({ legs, held }) =>
      legs.length === held.length &&
      legs.every(({ flight, day }, index) => flight.key === held[index]?.key && day === held[index]?.day),
  );
  return sameAirline && !sameFlights;
}
