import * as v from 'valibot';
import { flightOffer } from './flight-offer.ts';

const bag = {
  piece: 1,
  weight: 23,
  weight_unit: 'KG',
  dimension: '158',
  dimension_unit: 'CM',
  hand_piece: 1,
  hand_weight: 10,
  hand_dimension: '55 × 40 × 20',
};
const flight = {
  departure_city: 'ULN',
  departure_city_name: 'Улаанбаатар',
  departure_airport: 'UBN',
  departure_airport_name: 'Чингис хаан',
  departure_terminal: null,
  departure_date: '2026-12-19',
  departure_time: '07:45',
  departure_at: '2026-12-19T07:45:00+08:00',
  arrival_city: 'SEL',
  arrival_city_name: 'Сөүл',
  arrival_airport: 'ICN',
  arrival_airport_name: 'Инчон',
  arrival_terminal: '1',
  arrival_date: '2026-12-19',
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
};
const offer = {
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
  trips: [{ flights: [flight], duration_minutes: 195 }],
  fares: [{ type: 'adult', count: 2, base: 948_000, taxes: 145_200 }],
  baggage_info: { adult: bag, child: bag, infant: bag },
  seats_left: 9,
};
const without = (key: string) => Object.fromEntries(Object.entries(offer).filter(([name]) => name !== key));
const faultsOf = (given: unknown) => v.safeParse(flightOffer, given).issues?.map((issue) => v.getDotPath(issue)) ?? [];

describe('flightOffer', () => {
  it('takes a whole offer', () => {
    expect(faultsOf(offer)).toEqual([]);
  });

  it.each([
    'total_fare',
    'bookable',
    'partial_payment',
    'refundable_before_depart',
    'refund_before_depart_price',
    'refundable_after_depart',
    'refund_after_depart_price',
    'exchange_before_depart_changeable',
    'exchange_before_depart_price',
    'exchange_after_depart_changeable',
    'exchange_after_depart_price',
    'filter_str',
    'key',
    'trips',
  ])('[FLIGHT-06] is not an offer without %s', (key) => {
    expect(faultsOf(without(key))).toEqual([key]);
  });

  it.each(['departure_city', 'arrival_city', 'departure_time', 'arrival_time', 'class_code', 'marketing_airline_name'])(
    '[FLIGHT-11] has flights that are not flights without %s',
    (key) => {
      const broken = Object.fromEntries(Object.entries(flight).filter(([name]) => name !== key));
      expect(faultsOf({ ...offer, trips: [{ flights: [broken], duration_minutes: 195 }] })).toEqual([
        `trips.0.flights.0.${key}`,
      ]);
    },
  );
});
