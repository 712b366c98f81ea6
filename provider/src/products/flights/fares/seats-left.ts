import type { InventoryUnit, TakenUnits } from '../../../commerce/inventory/inventory-port.ts';
import type { Itinerary } from '../network/flight.ts';
import { dateOfDay } from '../../../platform/calendar-day/zone-clock.ts';
import { seatLimit } from './seats-sold.ts';

export function flightSeatsOf(directions: readonly Itinerary[], today: number): InventoryUnit[] {
  return directions.flatMap(({ legs }) =>
    legs.map(({ flight, day }) => ({
      resource: flight.key,
      date: dateOfDay(day),
      limit: seatLimit(flight, day, today),
    })),
  );
}

/** Free seats on the fullest flight, and how full that flight is from 0 to 1. */
export function availability(itinerary: Itinerary, today: number, taken: TakenUnits): { left: number; load: number } {
  let left = Number.MAX_SAFE_INTEGER;
  let load = 0;
  for (const { flight, day } of itinerary.legs) {
    const free = seatLimit(flight, day, today) - taken(flight.key, dateOfDay(day));
    left = Math.min(left, free);
    load = Math.max(load, 1 - Math.max(0, free) / flight.aircraft.seats);
  }
  return { left, load };
}
