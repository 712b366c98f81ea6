import { minutesMs } from '@aylal/domain/calendar';
import { canConnect } from '../network/carriers.ts';
import type { PricedDirection } from './offer-fares.ts';

/** Of each trip this many of the cheapest ways are tried, and as many of the quickest. */
const EACH_WAY = 5;
/** Of the journeys so far this many of the cheapest go on to the next trip, and as many of the quickest. */
const EACH_JOURNEY = 12;
/** The next trip leaves at least this long after the arrival. */
const STAY_MS = minutesMs(60);

interface Journey {
  readonly directions: readonly PricedDirection[];
  readonly cost: number;
  readonly minutes: number;
}

/**
 * Whole journeys out of the ways of each trip, in the order of the trips. All of them together would be millions, so they are made trip by
 * trip: the five cheapest and the five quickest ways of a trip are put to the twelve cheapest and the twelve quickest journeys so far. What is
 * left at the end is cheap, or quick, or both, and at most 24. Airlines that sell each other come on one ticket first; others stand together
 * only where nothing else goes on. Empty when a trip has no way in time.
 */
export function journeysOverTowns(ways: readonly (readonly PricedDirection[])[]): PricedDirection[][] {
  const [first = [], ...rest] = ways.map((trip) => cheapAndQuick(trip.map(journeyOf), EACH_WAY));
  let journeys = first;
  for (const trip of rest) {
    const longer = journeys.flatMap((journey) =>
      trip.flatMap((way) =>
        leavesInTime(journey, way) ? [{ joined: sellEachOther(journey, way), way, journey }] : [],
      ),
    );
    const joined = longer.filter((one) => one.joined);
    journeys = cheapAndQuick(
      (joined.length > 0 ? joined : longer).map(({ journey, way }) => together(journey, way)),
      EACH_JOURNEY,
    );
  }
  return journeys.map(({ directions }) => [...directions]);
}

function journeyOf(direction: PricedDirection): Journey {
  return {
    directions: [direction],
    cost: direction.base + direction.taxes,
    minutes: direction.itinerary.minutes,
  };
}

function together(a: Journey, b: Journey): Journey {
  return {
    directions: [...a.directions, ...b.directions],
    cost: a.cost + b.cost,
    minutes: a.minutes + b.minutes,
  };
}

function leavesInTime(journey: Journey, way: Journey): boolean {
  const arrives = journey.directions.at(-1)?.itinerary.legs.at(-1)?.arrives ?? 0;
  return (way.directions[0]?.itinerary.legs[0]?.departs ?? 0) >= arrives + STAY_MS;
}

function sellEachOther(journey: Journey, way: Journey): boolean {
  const before = journey.directions.at(-1)?.itinerary.carrier;
  const next = way.directions[0]?.itinerary.carrier;
  return before !== undefined && next !== undefined && canConnect(before, next);
}

function cheapAndQuick(journeys: readonly Journey[], each: number): Journey[] {
  const cheap = journeys.toSorted((a, b) => a.cost - b.cost || a.minutes - b.minutes).slice(0, each);
  const quick = journeys.toSorted((a, b) => a.minutes - b.minutes || a.cost - b.cost).slice(0, each);
  return [...new Set([...cheap, ...quick])];
}
