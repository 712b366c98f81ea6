import { dayOf } from '@aylal/domain/calendar';
import type { Baggage, BaggageByType, FlightSegment, FlightTrip } from '@aylal/contracts/flights';
import type { FlightPlaces } from '../airports/flight-places.ts';
import { dayNumber } from '../../../platform/calendar-day/zone-clock.ts';
import type { ApiSlice } from './order-api-messages.ts';

type Segment = ApiSlice['segments'][number];
const MINUTE = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** A slice as the contract shows a trip, in the API's own names: `tripsIn` tells them in a language. Throws for a zone that nobody knows. */
export function tripOfSlice({ places, clock }: FlightPlaces, { segments }: ApiSlice): FlightTrip {
  const flights = segments.map((one) => segmentOf({ places, clock }, one));
  const starts = Date.parse(flights[0]?.departure_at ?? '');
  const ends = Date.parse(flights.at(-1)?.arrival_at ?? '');
  return { flights, duration_minutes: Math.round((ends - starts) / MINUTE) };
}

function segmentOf({ places, clock }: Pick<FlightPlaces, 'places' | 'clock'>, one: Segment): FlightSegment {
  const zoneOf = ({ iata_code, time_zone }: Segment['origin']) => places.airport(iata_code)?.zone ?? time_zone;
  const from = momentOf(clock, zoneOf(one.origin), one.departing_at);
  const to = momentOf(clock, zoneOf(one.destination), one.arriving_at);
  const { marketing_carrier: seller, operating_carrier: flyer } = one;
  const cityOf = ({ iata_code, iata_city_code }: Segment['origin']) =>
    places.airport(iata_code)?.city ?? iata_city_code ?? iata_code;
  const [onBoard] = one.passengers;
  return {
    departure_city: cityOf(one.origin),
    departure_city_name: one.origin.city_name ?? one.origin.name,
    departure_airport: one.origin.iata_code,
    departure_airport_name: one.origin.name,
    departure_country: one.origin.iata_country_code ?? places.airport(one.origin.iata_code)?.country,
    departure_terminal: one.origin_terminal ?? null,
    departure_date: from.date,
    departure_time: from.time,
    departure_at: from.at,
    arrival_city: cityOf(one.destination),
    arrival_city_name: one.destination.city_name ?? one.destination.name,
    arrival_airport: one.destination.iata_code,
    arrival_airport_name: one.destination.name,
    arrival_country: one.destination.iata_country_code ?? places.airport(one.destination.iata_code)?.country,
    arrival_terminal: one.destination_terminal ?? null,
    arrival_date: to.date,
    arrival_time: to.time,
    arrival_at: to.at,
    duration_minutes: Math.round((Date.parse(to.at) - Date.parse(from.at)) / MINUTE),
    marketing_airline: seller.iata_code,
    marketing_airline_name: seller.name,
    operating_airline: flyer.iata_code,
    operating_airline_name: flyer.name,
    flight_number: one.marketing_carrier_flight_number,
    class_code: onBoard?.fare_basis_code?.slice(0, 1) ?? '',
    cabin: onBoard?.cabin_class === 'business' || onBoard?.cabin_class === 'first' ? 'business' : 'economy',
    aircraft: one.aircraft?.name ?? '',
  };
}

/** Date, time and instant with its zone, of a local time such as `2026-12-05T14:30:00`. */
function momentOf(clock: FlightPlaces['clock'], zone: string, local: string) {
  const date = dayOf(local);
  const time = local.slice(11, 16);
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const offset = clock.offsetMinutes(zone, clock.instantOf(zone, dayNumber(date), minute));
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return { date, time, at: `${date}T${time}:00${sign}${two(Math.floor(size / 60))}:${two(size % 60)}` };
}

/** What may be taken along on every flight: the least of them counts. The API tells pieces and no weights, and of all passengers alike. */
export function baggageOfSlices(slices: readonly ApiSlice[]): BaggageByType {
  const least = (type: string) =>
    Math.min(
      ...slices.flatMap(({ segments }) =>
        segments.map(({ passengers }) => passengers[0]?.baggages.find((one) => one.type === type)?.quantity ?? 0),
      ),
    );
  const [checked, carried] = [least('checked'), least('carry_on')];
  const one: Baggage = {
    piece: checked > 0 ? checked : null,
    weight: null,
    weight_unit: 'kg',
    dimension: null,
    dimension_unit: 'cm',
    hand_piece: carried > 0 ? carried : null,
    hand_weight: null,
    hand_dimension: null,
  };
  return { adult: one, child: one, infant: one };
}
