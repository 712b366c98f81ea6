import * as v from 'valibot';
import { ageCategories } from '@aylal/domain/people';
import { instant, localDate, money } from '../fields.ts';

const localTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const airportCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const airlineCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/));

/**
 * One flight of a trip (FLIGHT-07, FLIGHT-11). Dates and times are of the airport's own zone; `departure_at` and `arrival_at`
 * are the same instants with zone. Names are in the language asked for. Countries are missing in orders of before they were known. Proposed: everything the rows do not name.
 */
export const flightSegment = v.object({
  departure_city: airportCode,
  departure_city_name: v.string(),
  departure_airport: airportCode,
  departure_airport_name: v.string(),
  departure_country: v.optional(country),
  departure_terminal: v.nullable(v.string()),
  departure_date: localDate,
  departure_time: localTime,
  departure_at: instant,
  arrival_city: airportCode,
  arrival_city_name: v.string(),
  arrival_airport: airportCode,
  arrival_airport_name: v.string(),
  arrival_country: v.optional(country),
  arrival_terminal: v.nullable(v.string()),
  arrival_date: localDate,
  arrival_time: localTime,
  arrival_at: instant,
  duration_minutes: v.pipe(v.number(), v.integer()),
  marketing_airline: airlineCode,
  marketing_airline_name: v.string(),
  operating_airline: airlineCode,
  operating_airline_name: v.string(),
  flight_number: v.string(),
  class_code: v.string(),
  cabin: v.picklist(['economy', 'business']),
  aircraft: v.string(),
});

/** One direction of a journey: its flights in order, and the whole time from first departure to last arrival. */
export const flightTrip = v.object({
  flights: v.pipe(v.array(flightSegment), v.minLength(1)),
  duration_minutes: v.pipe(v.number(), v.integer()),
});

/** Baggage of one passenger type (FLIGHT-08). A null piece count means none is included. */
export const baggage = v.object({
  piece: v.nullable(v.number()),
  weight: v.nullable(v.number()),
  weight_unit: v.string(),
  dimension: v.nullable(v.string()),
  dimension_unit: v.string(),
  hand_piece: v.nullable(v.number()),
  hand_weight: v.nullable(v.number()),
  hand_dimension: v.nullable(v.string()),
});

export const baggageByType = v.object({ adult: baggage, child: baggage, infant: baggage });

/** What one passenger type costs: per person, whole tögrög. */
export const fareLine = v.object({
  type: v.picklist(ageCategories),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  base: money,
  taxes: money,
});

/** Instalment plan data of an offer (PAY-02); null when the offer cannot be paid in parts. */
export const instalmentTerms = v.object({
  initial_payment_amount: money,
  partial_payment_fee: money,
  refund_service_charge: money,
  types: v.array(
    v.object({ key: v.string(), divider: v.number(), deadline_after_init: v.number(), refund_comm_rate: v.number() }),
  ),
});

/** How a seat is sold (proposed): light without refund, standard, flex. Missing in quotes of before it was known. */
export const fareFamily = v.picklist(['light', 'standard', 'flex']);
export type FareFamilyName = v.InferOutput<typeof fareFamily>;

/** The flight offer of FLIGHT-06. `total_fare` is for all passengers, taxes included. */
export const flightOffer = v.object({
  total_fare: money,
  bookable: v.boolean(),
  partial_payment: v.nullable(instalmentTerms),
  refundable_before_depart: v.boolean(),
  refund_before_depart_price: money,
  refundable_after_depart: v.boolean(),
  refund_after_depart_price: money,
  exchange_before_depart_changeable: v.boolean(),
  exchange_before_depart_price: money,
  exchange_after_depart_changeable: v.boolean(),
  exchange_after_depart_price: money,
  filter_str: v.string(),
  key: v.string(),
  trips: v.pipe(v.array(flightTrip), v.minLength(1)),
  fares: v.pipe(v.array(fareLine), v.minLength(1)),
  baggage_info: baggageByType,
  seats_left: v.pipe(v.number(), v.integer()),
  fare_family: v.optional(fareFamily),
});

export type FlightSegment = v.InferOutput<typeof flightSegment>;
export type FlightTrip = v.InferOutput<typeof flightTrip>;
export type Baggage = v.InferOutput<typeof baggage>;
export type BaggageByType = v.InferOutput<typeof baggageByType>;
export type FareLine = v.InferOutput<typeof fareLine>;
export type FlightOffer = v.InferOutput<typeof flightOffer>;
