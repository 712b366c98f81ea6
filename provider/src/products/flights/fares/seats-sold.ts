import type { ScheduledFlight } from '../network/flight.ts';
import { stableChoice, stableFraction } from '../network/stable-hash.ts';
import { seasonFactor } from './season.ts';
import { dateOfDay } from '../../../platform/calendar-day/zone-clock.ts';

/** A tour group has bought up every twelfth flight: 0 to 8 seats are left. */
const NEARLY_FULL_SHARE = 1 / 12;
const NEARLY_FULL_WITHIN_DAYS = 45;

/**
 * How many seats of a flight other sellers have sold by a day: more the nearer the departure, the same for everybody who asks.
 * Our own bookings come on top (inventory-store). `day` and `today` are days since 1970.
 */
export function soldElsewhere(flight: ScheduledFlight, day: number, today: number): number {
  const { seats } = flight.aircraft;
  const dated = `${flight.key}/${day}`;
  const ahead = Math.max(0, day - today);
  if (ahead <= NEARLY_FULL_WITHIN_DAYS && stableFraction(`${dated}/group`) < NEARLY_FULL_SHARE) {
    return seats - stableChoice(`${dated}/rest`, 9);
  }
  const demand = 0.38 + 0.66 * stableFraction(dated);
  const nearness = 0.4 + 0.6 * Math.exp(-ahead / 40);
  const share = demand * nearness * (0.8 + 0.2 * seasonFactor(dateOfDay(day)));
  return Math.min(seats, Math.floor(seats * share));
}

/** Seats that we may sell on a flight in all. */
export function seatLimit(flight: ScheduledFlight, day: number, today: number): number {
  return flight.aircraft.seats - soldElsewhere(flight, day, today);
}
