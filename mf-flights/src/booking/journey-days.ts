import type { FlightTrip } from '@aylal/contracts';
import { localDateAt, type JourneyDays } from '@aylal/domain';
import { homeZone } from '../ui/search-form/read-search.ts';

/** What the rules over travellers compare with: today here, the days of the very last flight, and where all flights go. */
export function journeyDays(trips: readonly FlightTrip[], now: Date): JourneyDays {
  const today = localDateAt(now, homeZone);
  const last = trips.at(-1)?.flights.at(-1);
  return { today, lastDeparture: last?.departure_date ?? today, lastArrival: last?.arrival_date ?? today, trips };
}
