import { type LocalDate, minutesMs } from '@aylal/domain/calendar';
import { pricePerAdult, totalOfFares } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import { seatsHeldMinutes, sellingEndsMinutes } from '@aylal/domain/orders';
import type { TravellerMix } from '@aylal/domain/people';
import type { AirportPlace } from '../airports/airport.ts';
import { familiesOf, type FareFamily } from '../fares/fare-families.ts';
import type { FlightInventory } from '../inventory.ts';
import { canConnect } from '../network/carriers.ts';
import type { Itinerary } from '../network/flight.ts';
import { journeysOverTowns } from './journeys-over-towns.ts';
import { fareLines, hasSeats, journeyShape, priceDirection, type Market, type PricedDirection } from './offer-fares.ts';
import type { OfferSearch } from './offer-key.ts';
import { tripsOf, type TripWish } from './search-trips.ts';

/** An offer in the making: priced, not yet written out. */
export interface Candidate {
  readonly directions: readonly PricedDirection[];
  readonly family: FareFamily;
  readonly total: Money;
  /** What one adult of it pays. */
  readonly adult: Money;
  readonly minutes: number;
}

const ONE_WAY_MOST = 30;
const OUT_MOST = 14;
const BACK_MOST = 10;
const BACK_PER_OUT = 4;
/** A flight is listed while a booking still has its whole time to pay before check-in closes. */
const CLOSES_MS = (sellingEndsMinutes + seatsHeldMinutes) * 60_000;
/** On the same day the way back leaves at least this long after the arrival. */
const STAY_MS = minutesMs(60);

function waysBetween(inventory: FlightInventory, from: string, to: string, date: LocalDate): Itinerary[] {
  const starts = inventory.places.airportsOf(from);
  const ends = inventory.places.airportsOf(to);
  return starts.flatMap((start) => ends.flatMap((end: AirportPlace) => inventory.finder.between(start, end, date)));
}

const weigh = (itinerary: Itinerary) => itinerary.minutes + itinerary.legs.length * 60;

/** The ways of a direction that can still be sold to these people, quickest first. */
function sellable(
  inventory: FlightInventory,
  { from, to, date }: TripWish,
  people: TravellerMix,
  market: Market,
  now: number,
): PricedDirection[] {
  return waysBetween(inventory, from, to, date)
    .filter(({ legs }) => (legs[0]?.departs ?? 0) > now + CLOSES_MS)
    .map((itinerary) => priceDirection(itinerary, market))
    .filter((direction) => hasSeats([direction], people))
    .toSorted((a, b) => weigh(a.itinerary) - weigh(b.itinerary));
}

/** Both ways on one ticket: the same airline, or airlines that sell each other. */
function roundTrips(out: readonly PricedDirection[], back: readonly PricedDirection[]): PricedDirection[][] {
  return out.slice(0, OUT_MOST).flatMap((there) => {
    const home = back
      .slice(0, BACK_MOST)
      .filter(
        ({ itinerary }) => (itinerary.legs[0]?.departs ?? 0) >= (there.itinerary.legs.at(-1)?.arrives ?? 0) + STAY_MS,
      )
      .filter(({ itinerary }) => canConnect(there.itinerary.carrier, itinerary.carrier));
    const same = (direction: PricedDirection) =>
      Number(direction.itinerary.carrier.code === there.itinerary.carrier.code);
    return home
      .toSorted((a, b) => same(b) - same(a))
      .slice(0, BACK_PER_OUT)
      .map((direction) => [there, direction]);
  });
}

/** Everything that can be sold for a search at a moment. Unsorted; empty when nobody flies. */
export function findCandidates(
  inventory: FlightInventory,
  search: OfferSearch,
  market: Market,
  now: number,
): Candidate[] {
  const ways = tripsOf(search).map((trip) => sellable(inventory, trip, search, market, now));
  const journeys = journeysOf(search, ways);
  return journeys.flatMap((directions) => {
    const itineraries = directions.map(({ itinerary }) => itinerary);
    const shape = journeyShape(itineraries);
    if (shape === undefined) return [];
    const minutes = itineraries.reduce((sum, itinerary) => sum + itinerary.minutes, 0);
    return familiesOf(shape).map((family) => {
      const fares = fareLines(directions, family, shape, search, market.percent);
      return { directions, family, minutes, total: totalOfFares(fares), adult: pricePerAdult(fares) };
    });
  });
}

function journeysOf({ next }: OfferSearch, ways: readonly (readonly PricedDirection[])[]): PricedDirection[][] {
  const [out = [], back] = ways;
  if (next !== undefined) return journeysOverTowns(ways);
  return back === undefined ? out.slice(0, ONE_WAY_MOST).map((direction) => [direction]) : roundTrips(out, back);
}
