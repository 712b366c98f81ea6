import type { FlightTrip } from '@aylal/contracts/flights';
import type { LocalDate } from '@aylal/domain/calendar';

/** The day on which the first flight leaves. Throws for a journey without one. */
export function firstDayOf([first]: readonly FlightTrip[]): LocalDate {
  const [flight] = first?.flights ?? [];
  if (!flight) throw new Error('a journey has a flight');
  return flight.departure_date;
}
