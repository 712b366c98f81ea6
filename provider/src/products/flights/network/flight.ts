import { daysMs } from '@aylal/domain/calendar';
import type { AirportPlace } from '../airports/airport.ts';
import type { Aircraft } from './aircraft.ts';
import type { Carrier } from './carriers.ts';

/** A flight of the timetable: the same on each of its days. */
export interface ScheduledFlight {
  /** Carrier and number, such as OM301: unique in the timetable. */
  readonly key: string;
  readonly carrier: Carrier;
  readonly number: string;
  readonly from: AirportPlace;
  readonly to: AirportPlace;
  /** Bit 0 is Monday. */
  readonly days: number;
  /** Minutes after local midnight. */
  readonly departMinute: number;
  readonly blockMinutes: number;
  readonly km: number;
  readonly aircraft: Aircraft;
}

/** A flight on one day, in time. `day` is the local day of departure, in days since 1970. */
export interface DatedFlight {
  readonly flight: ScheduledFlight;
  readonly day: number;
  readonly departs: number;
  readonly arrives: number;
}

/** One way from a place to another: one to three flights on one ticket. `carrier` is the one that issues it. */
export interface Itinerary {
  readonly legs: readonly DatedFlight[];
  readonly carrier: Carrier;
  readonly minutes: number;
  readonly km: number;
}

/** `OM301.261219-KE017.261220`. */
export function itineraryKey(itinerary: Pick<Itinerary, 'legs'>): string {
  return itinerary.legs
    .map(
      ({ flight, day }) => `${flight.key}.${new Date(day * daysMs(1)).toISOString().slice(2, 10).replaceAll('-', '')}`,
    )
    .join('-');
}
