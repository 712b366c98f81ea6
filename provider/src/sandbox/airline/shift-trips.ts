import type { FlightSegment, FlightTrip } from '@aylal/contracts/flights';
import { localDate, minutesMs } from '@aylal/domain/calendar';

/** Every flight of a journey so many minutes later, or earlier below zero. */
export function shiftTrips(trips: readonly FlightTrip[], minutes: number): FlightTrip[] {
  return trips.map((trip) => ({ ...trip, flights: trip.flights.map((flight) => shifted(flight, minutes)) }));
}

function shifted(flight: FlightSegment, minutes: number): FlightSegment {
  const [departure, arrival] = [later(flight.departure_at, minutes), later(flight.arrival_at, minutes)];
  return {
    ...flight,
    departure_at: departure.at,
    departure_date: departure.date ?? flight.departure_date,
    departure_time: departure.time,
    arrival_at: arrival.at,
    arrival_date: arrival.date ?? flight.arrival_date,
    arrival_time: arrival.time,
  };
}

/** In the offset that the instant is written with. */
function later(at: string, minutes: number) {
  const [, sign = '+', hours = '0', rest = '0'] = /([+-])(\d{2}):(\d{2})$/.exec(at) ?? [];
  const offset = minutesMs((Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1));
  const local = new Date(Date.parse(at) + minutesMs(minutes) + offset).toISOString();
  return { at: `${local.slice(0, 19)}${at.slice(-6)}`, date: localDate(local.slice(0, 10)), time: local.slice(11, 16) };
}
