import { readNames } from '../../../platform/names.ts';
import type { FlightSegment, FlightTrip } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import { airportNames } from '../airports/airport-names.ts';
import { cityNames } from '../../../content/places/city-names.ts';
import { carriers } from '../network/carriers.ts';
import { carrierName } from './flight-segment-of.ts';

const cities = readNames(cityNames);
const airports = readNames(airportNames);
const airlines = new Map(carriers.map((carrier) => [carrier.code, carrier]));

/** What was bought in one language, named in another: towns, airports and airlines by their codes. What has one name everywhere keeps the one it was bought under. */
export function tripsIn(trips: readonly FlightTrip[], locale: Locale): FlightTrip[] {
  return trips.map((trip) => ({
    ...trip,
    flights: trip.flights.map((flight) => ({ ...flight, ...names(flight, locale) })),
  }));
}

function names(flight: FlightSegment, locale: Locale): Partial<FlightSegment> {
  const airline = (code: string, bought: string) => {
    const carrier = airlines.get(code);
    return carrier ? carrierName(carrier, locale) : bought;
  };
  const city = (code: string, airport: string, bought: string) =>
    (cities.get(code) ?? cities.get(airport))?.[locale] ?? bought;
  const airport = (code: string, bought: string) => (airports.get(code) ?? cities.get(code))?.[locale] ?? bought;
  return {
    departure_city_name: city(flight.departure_city, flight.departure_airport, flight.departure_city_name),
    departure_airport_name: airport(flight.departure_airport, flight.departure_airport_name),
    arrival_city_name: city(flight.arrival_city, flight.arrival_airport, flight.arrival_city_name),
    arrival_airport_name: airport(flight.arrival_airport, flight.arrival_airport_name),
    marketing_airline_name: airline(flight.marketing_airline, flight.marketing_airline_name),
    operating_airline_name: airline(flight.operating_airline, flight.operating_airline_name),
  };
}
