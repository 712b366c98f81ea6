import type { FlightOffer, FlightSegment, FlightTrip } from '@aylal/contracts/flights';
import { displayPrice, type Money } from '@aylal/domain/money';
import { ageCategories } from '@aylal/domain/people';
import type { PlaceDirectory } from '../../products/flights/airports/place-directory.ts';
import type { SandboxOfferDoc, SandboxSliceDoc } from './sandbox-airline-records.ts';

/** With what documents are written: prices of the API are dollars. */
export interface OfferWriting {
  readonly places: PlaceDirectory;
  readonly usdRate: string;
  readonly id: (prefix: string) => string;
}

export const apiCurrency = 'USD';

/** Whole tögrög in dollars, below zero too. */
export function dollars(amount: Money, rate: string): string {
  return displayPrice(amount, apiCurrency, rate) ?? '0.00';
}

/** An offer of our timetable as an order API tells it. */
export function writeOfferDoc(
  offer: FlightOffer,
  expiresAt: number,
  { places, usdRate, id }: OfferWriting,
): SandboxOfferDoc {
  const people = offer.fares.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
  const taxes = offer.fares.reduce((sum, fare) => sum + fare.taxes * fare.count, 0);
  const airline = offer.trips[0]?.flights[0];
  return {
    id: id('off'),
    expires_at: new Date(expiresAt).toISOString(),
    ...{ owner: { iata_code: airline?.marketing_airline, name: airline?.marketing_airline_name } },
    total_amount: dollars(offer.total_fare, usdRate),
    total_currency: apiCurrency,
    ...{ tax_amount: dollars(taxes, usdRate), tax_currency: apiCurrency },
    slices: offer.trips.map((trip) => writeSlice(trip, offer, { places, id })),
    passengers: ageCategories
      .flatMap((type) => people.filter((one) => one === type))
      .map((type) => ({ id: id('pas'), type: type === 'infant' ? 'infant_without_seat' : type })),
    conditions: writeConditions(offer, people.length, usdRate),
    ...{
      payment_requirements: { requires_instant_payment: !offer.bookable },
      supported_passenger_identity_document_types: ['passport'],
    },
  };
}

/** Penalties are said for all passengers together. */
export function writeConditions(offer: FlightOffer, people: number, usdRate: string) {
  const condition = (allowed: boolean, perTicket: Money) => ({
    allowed,
    penalty_amount: allowed ? dollars(perTicket * people, usdRate) : null,
    penalty_currency: allowed ? apiCurrency : null,
  });
  return {
    refund_before_departure: condition(offer.refundable_before_depart, offer.refund_before_depart_price),
    change_before_departure: condition(offer.exchange_before_depart_changeable, offer.exchange_before_depart_price),
  };
}

export function writeSlice(
  trip: FlightTrip,
  offer: FlightOffer,
  { places, id }: Pick<OfferWriting, 'places' | 'id'>,
): SandboxSliceDoc {
  const bag = offer.baggage_info.adult;
  const baggages = [
    { type: 'checked', quantity: bag.piece ?? 0 },
    { type: 'carry_on', quantity: bag.hand_piece ?? 0 },
  ];
  return { id: id('sli'), segments: trip.flights.map((flight) => writeSegment(flight, baggages, places)) };
}

function writeSegment(flight: FlightSegment, baggages: readonly object[], places: PlaceDirectory) {
  const airport = (code: string, city: string, name: string, cityName: string) => ({
    iata_code: code,
    iata_city_code: city,
    iata_country_code: places.airport(code)?.country,
    name,
    city_name: cityName,
    time_zone: places.airport(code)?.zone,
  });
  const { departure_city, departure_airport, arrival_city, arrival_airport } = flight;
  return {
    origin: airport(departure_airport, departure_city, flight.departure_airport_name, flight.departure_city_name),
    destination: airport(arrival_airport, arrival_city, flight.arrival_airport_name, flight.arrival_city_name),
    origin_terminal: flight.departure_terminal,
    destination_terminal: flight.arrival_terminal,
    departing_at: flight.departure_at.slice(0, 19),
    arriving_at: flight.arrival_at.slice(0, 19),
    marketing_carrier: { iata_code: flight.marketing_airline, name: flight.marketing_airline_name },
    marketing_carrier_flight_number: flight.flight_number,
    operating_carrier: { iata_code: flight.operating_airline, name: flight.operating_airline_name },
    aircraft: { name: flight.aircraft },
    passengers: [{ cabin_class: flight.cabin, fare_basis_code: `${flight.class_code}OW`, baggages }],
  };
}
