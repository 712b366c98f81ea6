import type { TakenUnits } from '../../../commerce/inventory/inventory-port.ts';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { seatCount, type TravellerMix } from '@aylal/domain/people';
import type { FareLine } from '@aylal/contracts/flights';
import { directionFare, type DirectionFare } from '../fares/direction-fare.ts';
import { termsOf, type FareFamily, type JourneyShape } from '../fares/fare-families.ts';
import { availability } from '../fares/seats-left.ts';
import type { Itinerary } from '../network/flight.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';

/** When and with what a price is computed. `percent` is added to the fare: the sandbox moves prices with it. */
export interface Market {
  readonly today: LocalDate;
  readonly taken: TakenUnits;
  readonly percent?: number | undefined;
}

/** One direction with its price and free seats, before family and people. */
export interface PricedDirection extends DirectionFare {
  readonly itinerary: Itinerary;
  readonly seatsLeft: number;
}

export function priceDirection(itinerary: Itinerary, market: Market): PricedDirection {
  const { left, load } = availability(itinerary, dayNumber(market.today), market.taken);
  return { itinerary, seatsLeft: left, ...directionFare(itinerary, load, market.today) };
}

/** Domestic and how far: what baggage and families go by. The longest direction counts. */
export function journeyShape(directions: readonly Itinerary[]): JourneyShape | undefined {
  const [first] = directions;
  if (first === undefined) return undefined;
  const legs = directions.flatMap((direction) => direction.legs);
  return {
    carrier: first.carrier,
    domestic: legs.every(({ flight }) => flight.from.country === flight.to.country),
    km: Math.max(...directions.map(({ km }) => km)),
  };
}

/** Several ways with one airline cost a tenth less than single tickets; low-cost airlines do not do that. */
function oneAirlineFactor(directions: readonly PricedDirection[]): number {
  const [first, ...others] = directions.map(({ itinerary }) => itinerary.carrier);
  const alone = others.length > 0 && others.every((carrier) => carrier.code === first?.code);
  return alone && first?.kind !== 'lowcost' ? 0.9 : 1;
}

const hundreds = (amount: number): Money => Math.round(amount / 100) * 100;

/** Per person: a child pays three quarters of the fare, an infant a tenth and no taxes. */
export function fareLines(
  directions: readonly PricedDirection[],
  family: FareFamily,
  shape: JourneyShape,
  mix: TravellerMix,
  percent = 0,
): FareLine[] {
  const { factor } = termsOf(family, shape);
  const fare =
    directions.reduce((sum, { base }) => sum + base, 0) * factor * oneAirlineFactor(directions) * (1 + percent / 100);
  const taxes = directions.reduce((sum, direction) => sum + direction.taxes, 0);
  const lines: FareLine[] = [
    { type: 'adult', count: mix.adult, base: hundreds(fare), taxes },
    { type: 'child', count: mix.child, base: hundreds(fare * 0.75), taxes },
    { type: 'infant', count: mix.infant, base: hundreds(fare * 0.1), taxes: 0 },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** True when every direction has a seat for everybody who needs one. */
export function hasSeats(directions: readonly PricedDirection[], mix: TravellerMix): boolean {
  return directions.every(({ seatsLeft }) => seatsLeft >= seatCount(mix));
}
