import type { PlaceDirectory } from '../airports/place-directory.ts';
import { aircraftOf, aircraftTypeFor } from './aircraft.ts';
import { carriers } from './carriers.ts';
import type { ScheduledFlight } from './flight.ts';
import { blockMinutes } from './great-circle.ts';
import { outAndBack, readMongolianSchedule } from './read-mongolian-schedule.ts';
import { stableChoice, stableFraction } from './stable-hash.ts';
import { worldRoutes, type WorldRoute } from './world-routes.ts';
import type { ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';

/** The timetable as a graph. */
export interface FlightNetwork {
  readonly flightCount: number;
  flight(key: string): ScheduledFlight | undefined;
  /** Every flight between two airports; empty when nobody flies there directly. */
  between(from: string, to: string): readonly ScheduledFlight[];
  reachableFrom(from: string): Iterable<string>;
  reaching(to: string): Iterable<string>;
}

/** Departures that airlines choose: long flights leave at noon or late, the others through the day. */
function departMinute(route: WorldRoute, index: number, perDay: number): number {
  const seed = `${route.carrier.code}${route.hub.code}${route.to.code}${index}`;
  if (route.km > 6000) return (stableFraction(seed) < 0.5 ? 10 * 60 : 20 * 60 + 30) + stableChoice(`${seed}m`, 36) * 5;
  const span = Math.floor(180 / perDay);
  return 6 * 60 + 30 + (index * span + stableChoice(seed, span)) * 5;
}

/** Days for less than daily flights, spread over the week. */
function daysOf(perWeek: number, seed: string): number {
  if (perWeek >= 7) return 127;
  const start = stableChoice(seed, 7);
  let mask = 0;
  for (let index = 0; index < perWeek; index += 1) mask |= 1 << ((start + Math.floor((index * 7) / perWeek)) % 7);
  return mask;
}

function flightsOfRoute(
  clock: ZoneClock,
  route: WorldRoute,
  nextNumber: (carrier: string) => number,
): ScheduledFlight[] {
  const perDay = Math.max(1, Math.round(route.perWeek / 7));
  return Array.from({ length: perDay }, (_, index) => {
    const seed = `${route.carrier.code}${route.hub.code}${route.to.code}`;
    const type = aircraftTypeFor(route.km, route.carrier.kind === 'lowcost', stableFraction(`${seed}a`));
    const aircraft = aircraftOf(type);
    const number = nextNumber(route.carrier.code);
    const out: ScheduledFlight = {
      key: `${route.carrier.code}${number}`,
      carrier: route.carrier,
      number: String(number),
      from: route.hub,
      to: route.to,
      days: daysOf(route.perWeek, seed),
      departMinute: departMinute(route, index, perDay),
      blockMinutes: blockMinutes(route.hub, route.to, aircraft.cruiseKmh),
      km: route.km,
      aircraft,
    };
    return outAndBack(clock, out, String(number + 1), route.km > 6000 ? 110 : 55 + stableChoice(seed, 8) * 5);
  }).flat();
}

/** The written Mongolian schedule and the world around it. The same for every process: nothing is drawn by chance. */
export function createFlightNetwork(places: PlaceDirectory, clock: ZoneClock): FlightNetwork {
  const mongolian = readMongolianSchedule(places, clock);
  const taken = new Set(mongolian.map(({ key }) => key));
  const last = new Map<string, number>();
  const nextNumber = (carrier: string) => {
    let number = (last.get(carrier) ?? 9) + 2;
    while (taken.has(`${carrier}${number}`) || taken.has(`${carrier}${number + 1}`)) number += 2;
    last.set(carrier, number);
    return number;
  };
  const flights = [
    ...mongolian,
    ...worldRoutes(carriers, places.airports).flatMap((route) => flightsOfRoute(clock, route, nextNumber)),
  ];

  const byKey = new Map(flights.map((flight) => [flight.key, flight]));
  const outgoing = new Map<string, Map<string, ScheduledFlight[]>>();
  const incoming = new Map<string, Set<string>>();
  for (const flight of flights) {
    const { from, to } = flight;
    const onward = outgoing.get(from.code) ?? new Map<string, ScheduledFlight[]>();
    outgoing.set(from.code, onward);
    onward.set(to.code, [...(onward.get(to.code) ?? []), flight]);
    incoming.set(to.code, (incoming.get(to.code) ?? new Set()).add(from.code));
  }
  return {
    flightCount: flights.length,
    flight: (key) => byKey.get(key),
    between: (from, to) => outgoing.get(from)?.get(to) ?? [],
    reachableFrom: (from) => outgoing.get(from)?.keys() ?? [],
    reaching: (to) => incoming.get(to) ?? [],
  };
}
