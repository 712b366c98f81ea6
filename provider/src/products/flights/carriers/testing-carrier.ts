import { localDate } from '@aylal/domain/calendar';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { Seller } from './carrier-port.ts';

/** A direct flight for one adult, for tests of what carriers answer. */
export function buildCarrierOffer(key: string, total = 900_000): FlightOffer {
  const bag = {
    piece: 1,
    weight: 23,
    weight_unit: 'kg',
    dimension: null,
    dimension_unit: 'cm',
    hand_piece: 1,
    hand_weight: 10,
    hand_dimension: null,
  };
  return {
    total_fare: total,
    bookable: true,
    partial_payment: null,
    refundable_before_depart: false,
    refund_before_depart_price: 0,
    refundable_after_depart: false,
    refund_after_depart_price: 0,
    exchange_before_depart_changeable: false,
    exchange_before_depart_price: 0,
    exchange_after_depart_changeable: false,
    exchange_after_depart_price: 0,
    filter_str: 'search',
    key,
    trips: [
      {
        duration_minutes: 195,
        flights: [
          {
            departure_city: 'ULN',
            departure_city_name: 'Ulaanbaatar',
            departure_airport: 'UBN',
            departure_airport_name: 'Chinggis Khaan',
            departure_terminal: null,
            departure_date: localDate('2026-10-20'),
            departure_time: '07:45',
            departure_at: '2026-10-20T07:45:00+08:00',
            arrival_city: 'SEL',
            arrival_city_name: 'Seoul',
            arrival_airport: 'ICN',
            arrival_airport_name: 'Incheon',
            arrival_terminal: '1',
            arrival_date: localDate('2026-10-20'),
            arrival_time: '12:00',
            arrival_at: '2026-10-20T12:00:00+09:00',
            duration_minutes: 195,
            marketing_airline: 'OM',
            marketing_airline_name: 'MIAT Mongolian Airlines',
            operating_airline: 'OM',
            operating_airline_name: 'MIAT Mongolian Airlines',
            flight_number: '301',
            class_code: 'M',
            cabin: 'economy',
            aircraft: 'Boeing 737 MAX 8',
          },
        ],
      },
    ],
    fares: [{ type: 'adult', count: 1, base: total - 100_000, taxes: 100_000 }],
    baggage_info: { adult: bag, child: bag, infant: bag },
    seats_left: 9,
  };
}

/** A carrier of a test: it gives the answers that it was made with. */
export function sellerOf(code: string, ask: Seller['ask'], deadlineMs = 1_000): Seller {
  return { code, name: `Air ${code}`, deadlineMs, ask };
}
