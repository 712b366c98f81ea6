import type { FlightSegment } from '@aylal/contracts/flights';
import { dayOf } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Carrier } from '../network/carriers.ts';
import type { DatedFlight, Itinerary } from '../network/flight.ts';
import { stableChoice } from '../network/stable-hash.ts';
import type { ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';
import { terminalOf } from './terminals.ts';

/** Mongolian airlines have a Mongolian name; the others write theirs the same everywhere. */
const mongolianNames: Readonly<Record<string, string>> = { OM: 'МИАТ', M0: 'Аэро Монголиа', MR: 'Хүннү Эйр' };

export function carrierName(carrier: Carrier, locale: Locale): string {
  return (locale === 'mn' ? mongolianNames[carrier.code] : undefined) ?? carrier.name;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Date, time and instant with zone, of a moment at a place. */
function localMoment(clock: ZoneClock, zone: string, at: number) {
  const offset = clock.offsetMinutes(zone, at);
  const text = new Date(at + offset * 60_000).toISOString();
  const sign = offset < 0 ? '-' : '+';
  const size = Math.abs(offset);
  return {
    date: dayOf(text),
    time: text.slice(11, 16),
    at: `${text.slice(0, 16)}:00${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`,
  };
}

/** The airline that issues the ticket sells flights of its alliance under its own code (field-facts §1: operating and marketing carrier). */
function marketing(leg: DatedFlight, itinerary: Itinerary): { carrier: Carrier; number: string } {
  const { carrier, key, number } = leg.flight;
  const seller = itinerary.carrier;
  if (seller.code === carrier.code || seller.alliance === null || seller.alliance !== carrier.alliance)
    return { carrier, number };
  return { carrier: seller, number: String(5000 + stableChoice(`${seller.code}${key}`, 3999)) };
}

/** One flight as the contract shows it, in a language. */
export function flightSegmentOf(
  clock: ZoneClock,
  leg: DatedFlight,
  itinerary: Itinerary,
  classCode: string,
  locale: Locale,
): FlightSegment {
  const { flight } = leg;
  const start = localMoment(clock, flight.from.zone, leg.departs);
  const end = localMoment(clock, flight.to.zone, leg.arrives);
  const sold = marketing(leg, itinerary);
  return {
    departure_city: flight.from.city,
    departure_city_name: flight.from.cityNames[locale],
    departure_airport: flight.from.code,
    departure_airport_name: flight.from.names[locale],
    departure_country: flight.from.country,
    departure_terminal: terminalOf(flight.from.code, flight.carrier.code),
    departure_date: start.date,
    departure_time: start.time,
    departure_at: start.at,
    arrival_city: flight.to.city,
    arrival_city_name: flight.to.cityNames[locale],
    arrival_airport: flight.to.code,
    arrival_airport_name: flight.to.names[locale],
    arrival_country: flight.to.country,
    arrival_terminal: terminalOf(flight.to.code, flight.carrier.code),
    arrival_date: end.date,
    arrival_time: end.time,
    arrival_at: end.at,
    duration_minutes: flight.blockMinutes,
    marketing_airline: sold.carrier.code,
    marketing_airline_name: carrierName(sold.carrier, locale),
    operating_airline: flight.carrier.code,
    operating_airline_name: carrierName(flight.carrier, locale),
    flight_number: sold.number,
    class_code: classCode,
    cabin: 'economy',
    aircraft: flight.aircraft.name,
  };
}
