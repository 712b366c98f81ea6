import type { Itinerary } from '../network/flight.ts';
import { dateOfDay } from '../network/zone-clock.ts';
import { seatLimit } from './seats-sold.ts';

/** Seats of our own bookings, held and sold, on a flight and day `YYYY-MM-DD`. */
export type TakenSeats = (flightKey: string, date: string) => number;

/** A flight that an order needs seats on, and how many of them we may sell in all. */
export interface FlightSeats {
  readonly flightKey: string;
  readonly date: string;
  readonly limit: number;
}

export function flightSeatsOf(directions: readonly Itinerary[], today: number): FlightSeats[] {
  return directions.flatMap(({ legs }) =>
    legs.map(({ flight, day }) => ({
      flightKey: flight.key,
      date: dateOfDay(day),
      limit: seatLimit(flight, day, today),
    })),
  );
}

/** Free seats on the fullest flight, and how full that flight is from 0 to 1. */
export function availability(itinerary: Itinerary, today: number, taken: TakenSeats): { left: number; load: number } {
  let left = Number.MAX_SAFE_INTEGER;
  let load = 0;
  for (const { flight, day } of itinerary.legs) {
    const free = seatLimit(flight, day, today) - taken(flight.key, dateOfDay(day));
    left = Math.min(left, free);
    load = Math.max(load, 1 - Math.max(0, free) / flight.aircraft.seats);
  }
  return { left, load };
}
