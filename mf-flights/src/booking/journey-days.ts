import type { FlightTrip } from '@aylal/contracts/flights';
import { homeDate } from '@aylal/domain/calendar';
import type { JourneyDays } from '@aylal/domain/people';

/** What the rules over travellers compare with: today here, the days of the very last flight, and where all flights go. */
export function journeyDays(trips: readonly FlightTrip[], now: Date): JourneyDays {
  const today = homeDate(now);
  const last = trips.at(-1)?.flights.at(-1);
  return { today, lastDeparture: last?.departure_date ?? today, lastArrival: last?.arrival_date ?? today, trips };
}
