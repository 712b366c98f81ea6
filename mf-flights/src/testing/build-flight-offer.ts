import { localDate } from '@aylal/domain/calendar';
import type { Baggage, FlightOffer, FlightQuote, FlightSegment, FlightTrip } from '@aylal/contracts/flights';

const piece: Baggage = {
  piece: 1,
  weight: 23,
  weight_unit: 'KG',
  dimension: '158',
  dimension_unit: 'CM',
  hand_piece: 1,
  hand_weight: 10,
  hand_dimension: '55 × 40 × 20',
};

/** A flight from Ulaanbaatar to Seoul on 19 December 2026; overrides for what matters to a test. */
export function buildSegment(overrides: Partial<FlightSegment> = {}): FlightSegment {
  return {
    departure_city: 'ULN',
    departure_city_name: 'Улаанбаатар',
    departure_airport: 'UBN',
    departure_airport_name: 'Чингис хаан',
    departure_country: 'MN',
    departure_terminal: null,
    departure_date: localDate('2026-12-19'),
    departure_time: '07:45',
    departure_at: '2026-12-19T07:45:00+08:00',
    arrival_city: 'SEL',
    arrival_city_name: 'Сөүл',
    arrival_airport: 'ICN',
    arrival_airport_name: 'Инчон',
    arrival_country: 'KR',
    arrival_terminal: '1',
    arrival_date: localDate('2026-12-19'),
    arrival_time: '12:00',
    arrival_at: '2026-12-19T12:00:00+09:00',
    duration_minutes: 195,
    marketing_airline: 'OM',
    marketing_airline_name: 'МИАТ',
    operating_airline: 'OM',
    operating_airline_name: 'МИАТ',
    flight_number: '301',
    class_code: 'Q',
    cabin: 'economy',
    aircraft: 'Boeing 737 MAX 8',
    ...overrides,
  };
}

const back: Partial<FlightSegment> = {
  departure_city: 'SEL',
  departure_city_name: 'Сөүл',
  departure_airport: 'ICN',
  departure_airport_name: 'Инчон',
  departure_country: 'KR',
  departure_terminal: '1',
  departure_date: localDate('2026-12-26'),
  departure_time: '13:10',
  departure_at: '2026-12-26T13:10:00+09:00',
  arrival_city: 'ULN',
  arrival_city_name: 'Улаанбаатар',
  arrival_airport: 'UBN',
  arrival_airport_name: 'Чингис хаан',
  arrival_country: 'MN',
  arrival_terminal: null,
  arrival_date: localDate('2026-12-26'),
  arrival_time: '15:40',
  arrival_at: '2026-12-26T15:40:00+08:00',
  duration_minutes: 210,
  flight_number: '302',
};

/** A direction of these flights; its duration from first departure to last arrival. */
export function buildTrip(flights: readonly FlightSegment[]): FlightTrip {
  const start = Date.parse(flights[0]?.departure_at ?? '');
  const end = Date.parse(flights.at(-1)?.arrival_at ?? '');
  return { flights: [...flights], duration_minutes: Math.round((end - start) / 60_000) };
}

/** A direct return offer of MIAT for two adults: 1,093,200 each, refundable for 185,000. */
export function buildFlightOffer(overrides: Partial<FlightOffer> = {}): FlightOffer {
  return {
    total_fare: 2_186_400,
    bookable: true,
    partial_payment: null,
    refundable_before_depart: true,
    refund_before_depart_price: 185_000,
    refundable_after_depart: false,
    refund_after_depart_price: 0,
    exchange_before_depart_changeable: true,
    exchange_before_depart_price: 120_000,
    exchange_after_depart_changeable: true,
    exchange_after_depart_price: 240_000,
    filter_str: 'search-1',
    key: 'offer-1',
    trips: [buildTrip([buildSegment()]), buildTrip([buildSegment(back)])],
    fares: [{ type: 'adult', count: 2, base: 948_000, taxes: 145_200 }],
    baggage_info: { adult: piece, child: piece, infant: { ...piece, weight: 10, dimension: '115', hand_piece: null } },
    seats_left: 9,
    ...overrides,
  };
}

/** The same offer for one adult at a price. */
export function buildOfferAt(price: number, key: string, overrides: Partial<FlightOffer> = {}): FlightOffer {
  return buildFlightOffer({
    key,
    total_fare: price * 2,
    fares: [{ type: 'adult', count: 2, base: price - 145_200, taxes: 145_200 }],
    ...overrides,
  });
}

/** The quote of an offer: fixed until 11:20 in Ulaanbaatar by the tests' clock. */
export function buildFlightQuote(overrides: Partial<FlightQuote> = {}): FlightQuote {
  return { ...buildFlightOffer(), ref_number: 'QT-1001', expires_at: '2026-11-21T03:20:00.000Z', ...overrides };
}

/** Ulaanbaatar – Seoul – Ölgii – Ulaanbaatar: an offer over several towns. */
export function buildTownsOffer(): FlightOffer {
  const [out, home] = buildFlightOffer().trips;
  const on = buildSegment({
    departure_city: 'SEL',
    departure_city_name: 'Сөүл',
    departure_date: localDate('2026-12-22'),
    departure_at: '2026-12-22T07:45:00+09:00',
    arrival_city: 'ULG',
    arrival_city_name: 'Өлгий',
    arrival_date: localDate('2026-12-22'),
    arrival_at: '2026-12-22T12:00:00+07:00',
  });
  const last = buildSegment({ ...back, departure_city: 'ULG', departure_city_name: 'Өлгий' });
  return buildFlightOffer({ trips: [...(out ? [out] : []), buildTrip([on]), ...(home ? [buildTrip([last])] : [])] });
}
