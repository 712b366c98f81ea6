import type { FlightTrip } from '@aylal/contracts';
import { localDateAt, type JourneyDays } from '@aylal/domain';
import { homeZone } from '../search-form/read-search.ts';

/** The days that the rules over travellers compare with: today here, and the days of the very last flight. */
export function journeyDays(trips: readonly FlightTrip[], now: Date): JourneyDays {
  const today = localDateAt(now, homeZone);
  const last = trips.at(-1)?.flights.at(-1);
  return { today, lastDeparture: last?.departure_date ?? today, lastArrival: last?.arrival_date ?? today };
}
