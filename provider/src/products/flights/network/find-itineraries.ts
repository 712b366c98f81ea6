import { type LocalDate, daysMs } from '@aylal/domain/calendar';
import type { AirportPlace } from '../airports/airport.ts';
import type { PlaceDirectory } from '../airports/place-directory.ts';
import { boundedCache } from './bounded-cache.ts';
import { canConnect } from './carriers.ts';
import { findPaths, type Path } from './find-paths.ts';
import type { DatedFlight, Itinerary, ScheduledFlight } from './flight.ts';
import type { FlightNetwork } from './flight-network.ts';
import { dayNumber, weekdayOf, type ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';

const MINUTE = 60_000;
const DAY = daysMs(1);
const MOST = 40;
/** Waits longer than this are no connection. */
const LONGEST_WAIT = 20 * 60 * MINUTE;

/** Answers which flights lead from one airport to another on a day. */
export interface ItineraryFinder {
  between(from: AirportPlace, to: AirportPlace, date: LocalDate): readonly Itinerary[];
  /** The same flights again, by key and day; undefined when one of them does not fly that day or they do not connect. */
  rebuild(legs: readonly { readonly key: string; readonly day: number }[]): Itinerary | undefined;
}

/** Minutes that a change needs at least: passports take time, another airport of the city much more. */
export function minimumConnection(arriving: ScheduledFlight, departing: ScheduledFlight): number {
  if (arriving.to.code !== departing.from.code) return 210;
  const home = arriving.from.country === arriving.to.country && departing.from.country === departing.to.country;
  return home ? 45 : 70;
}

/** Another airport of the city means entering the country with all luggage: no low-cost airline sells that on one ticket. */
function transfersBetweenAirports(arriving: ScheduledFlight, departing: ScheduledFlight): boolean {
  return arriving.carrier.kind !== 'lowcost' && departing.carrier.kind !== 'lowcost';
}

export function createItineraryFinder(
  network: FlightNetwork,
  places: PlaceDirectory,
  clock: ZoneClock,
): ItineraryFinder {
  const paths = boundedCache<readonly Path[]>(4_000);
  const found = boundedCache<readonly Itinerary[]>(1_500);

  function dated(flight: ScheduledFlight, day: number): DatedFlight | undefined {
    if ((flight.days & (1 << weekdayOf(day))) === 0) return undefined;
    const departs = clock.instantOf(flight.from.zone, day, flight.departMinute);
    return { flight, day, departs, arrives: departs + flight.blockMinutes * MINUTE };
  }

  function isConnection(before: DatedFlight, next: DatedFlight): boolean {
    const wait = next.departs - before.arrives;
    return (
      wait >= minimumConnection(before.flight, next.flight) * MINUTE &&
      wait <= LONGEST_WAIT &&
      before.flight.to.city === next.flight.from.city &&
      (before.flight.to.code === next.flight.from.code || transfersBetweenAirports(before.flight, next.flight)) &&
      canConnect(before.flight.carrier, next.flight.carrier)
    );
  }

  /** The earliest connection of each airline. */
  function onward(before: DatedFlight, [from, to]: Path[number]): DatedFlight[] {
    const earliest = new Map<string, DatedFlight>();
    for (const flight of network.between(from, to)) {
      const arrivalDay = Math.floor(
        (before.arrives + clock.offsetMinutes(flight.from.zone, before.arrives) * MINUTE) / DAY,
      );
      for (const day of [arrivalDay, arrivalDay + 1]) {
        const next = dated(flight, day);
        if (next === undefined || !isConnection(before, next)) continue;
        const known = earliest.get(flight.carrier.code);
        if (known === undefined || next.departs < known.departs) earliest.set(flight.carrier.code, next);
        break;
      }
    }
    return [...earliest.values()];
  }

  function follow(path: Path, day: number): DatedFlight[][] {
    const [start, ...rest] = path;
    if (start === undefined) return [];
    let ways = network.between(...start).flatMap((flight) => {
      const first = dated(flight, day);
      return first === undefined ? [] : [[first]];
    });
    for (const pair of rest) {
      ways = ways.flatMap((way) => {
        const last = way.at(-1);
        return last === undefined ? [] : onward(last, pair).map((next) => [...way, next]);
      });
    }
    return ways;
  }

  return {
    between: (from, to, date) =>
      found(`${from.code}${to.code}${date}`, () => {
        const ways = paths(`${from.code}${to.code}`, () => findPaths(network, places, from, to));
        const day = dayNumber(date);
        const all = ways.flatMap((path) => follow(path, day)).flatMap((legs) => itineraryOf(legs) ?? []);
        return withoutDetours(all).slice(0, MOST);
      }),
    rebuild: (wanted) => {
      const legs = wanted.flatMap(({ key, day }) => {
        const flight = network.flight(key);
        const leg = flight && dated(flight, day);
        return leg === undefined ? [] : [leg];
      });
      const connects = legs.every((leg, index) => index === 0 || isConnection(legs[index - 1] ?? leg, leg));
      return legs.length === wanted.length && connects ? itineraryOf(legs) : undefined;
    },
  };
}

/** The airline of the longest flight issues the ticket. */
function itineraryOf(legs: readonly DatedFlight[]): Itinerary | undefined {
  const [first] = legs;
  const last = legs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const longest = legs.reduce((a, b) => (b.flight.km > a.flight.km ? b : a));
  return {
    legs,
    carrier: longest.flight.carrier,
    minutes: Math.round((last.arrives - first.departs) / MINUTE),
    km: legs.reduce((sum, { flight }) => sum + flight.km, 0),
  };
}

/** Shortest first; a journey more than three times as long as the shortest, and 12 hours longer, is left out. Stops weigh an hour each. */
function withoutDetours(all: readonly Itinerary[]): Itinerary[] {
  const shortest = Math.min(...all.map(({ minutes }) => minutes));
  return all
    .filter(({ minutes }) => minutes <= Math.max(shortest * 3, shortest + 720))
    .toSorted(
      (a, b) =>
        a.minutes + a.legs.length * 60 - (b.minutes + b.legs.length * 60) ||
        (a.legs[0]?.flight.key ?? '').localeCompare(b.legs[0]?.flight.key ?? ''),
    );
}
