import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Itinerary } from '../network/flight.ts';
import { greatCircleKm } from '../network/great-circle.ts';
import { stableFraction } from '../network/stable-hash.ts';
import { dateOfDay, dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import { flightTaxes } from './airport-taxes.ts';
import { advanceFactor, seasonFactor, weekdayFactor } from './season.ts';

/** What one adult pays for one direction in the cheapest family. */
export interface DirectionFare {
  readonly base: Money;
  readonly taxes: Money;
}

const kindFactor = { network: 1, lowcost: 0.68, regional: 0.94 } as const;

/** The fare of a distance before anything else: dear per kilometre near, cheap far. */
function distanceFare(km: number): Money {
  return 105_000 + Math.min(km, 2500) * 165 + Math.max(0, km - 2500) * 118;
}

/**
 * By distance, airline, season, weekday, days in advance, and how full the fullest flight is (`load`, 0 to 1). One-stop journeys are
 * priced by the straight distance for the most part, and a tenth lower: they compete with the direct ones.
 */
export function directionFare(itinerary: Itinerary, load: number, today: LocalDate): DirectionFare {
  const [first] = itinerary.legs;
  const last = itinerary.legs.at(-1);
  if (first === undefined || last === undefined) return { base: 0, taxes: 0 };
  const date = dateOfDay(first.day);
  const straight = greatCircleKm(first.flight.from, last.flight.to);
  const km = straight * 0.75 + itinerary.km * 0.25;
  const connection = itinerary.legs.length > 1 ? 0.9 : 1;
  const own = 0.93 + 0.14 * stableFraction(`${itinerary.carrier.code}${first.flight.key}${last.flight.key}`);
  const fare =
    distanceFare(km) *
    kindFactor[itinerary.carrier.kind] *
    connection *
    own *
    seasonFactor(date) *
    weekdayFactor(date) *
    advanceFactor(first.day - dayNumber(today)) *
    (0.82 + 0.5 * load * load);
  return {
    base: Math.round(fare / 100) * 100,
    taxes: itinerary.legs.reduce((sum, { flight }) => sum + flightTaxes(flight), 0),
  };
}
