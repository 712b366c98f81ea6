import { localDate } from '@aylal/domain/calendar';
import type { FlightOffer } from '@aylal/contracts/flights';
import { buildOfferAt, buildSegment, buildTrip } from './build-flight-offer.ts';

const beijing = {
  city: 'BJS',
  airport: 'PKX',
  name: 'Бээжин',
};

/** An outbound over Beijing with a long wait, by Air China. */
function overBeijing() {
  const airline = {
    marketing_airline: 'CA',
    marketing_airline_name: 'Air China',
    operating_airline: 'CA',
    operating_airline_name: 'Air China',
  };
  return buildTrip([
    buildSegment({
      ...airline,
      flight_number: '902',
      departure_time: '11:20',
      departure_at: '2026-12-19T11:20:00+08:00',
      arrival_city: beijing.city,
      arrival_city_name: beijing.name,
      arrival_airport: beijing.airport,
      arrival_airport_name: 'Дашин',
      arrival_terminal: null,
      arrival_time: '13:45',
      arrival_at: '2026-12-19T13:45:00+08:00',
      duration_minutes: 145,
    }),
    buildSegment({
      ...airline,
      flight_number: '131',
      departure_city: beijing.city,
      departure_city_name: beijing.name,
      departure_airport: beijing.airport,
      departure_airport_name: 'Дашин',
      departure_time: '18:05',
      departure_at: '2026-12-19T18:05:00+08:00',
      arrival_time: '21:15',
      arrival_at: '2026-12-19T21:15:00+09:00',
      duration_minutes: 130,
    }),
  ]);
}

const korean = {
  marketing_airline: 'KE',
  marketing_airline_name: 'Korean Air',
  operating_airline: 'KE',
  operating_airline_name: 'Korean Air',
};

/** Four offers that differ in everything a list shows: best, cheapest with a stop, an evening one with few seats, one that cannot be booked. */
export function buildOffers(): FlightOffer[] {
  const [, back] = buildOfferAt(0, '').trips;
  const home = back ? [back] : [];
  return [
    buildOfferAt(812_600, 'beijing', {
      trips: [overBeijing(), ...home],
      refundable_before_depart: false,
      refund_before_depart_price: 0,
      baggage_info: {
        ...buildOfferAt(0, '').baggage_info,
        adult: { ...buildOfferAt(0, '').baggage_info.adult, piece: null, weight: null },
      },
    }),
    buildOfferAt(1_093_200, 'miat'),
    buildOfferAt(1_247_900, 'korean', {
      seats_left: 3,
      trips: [
        buildTrip([
          buildSegment({
            ...korean,
            flight_number: '868',
            departure_time: '22:50',
            departure_at: '2026-12-19T22:50:00+08:00',
            arrival_date: localDate('2026-12-20'),
            arrival_time: '03:05',
            arrival_at: '2026-12-20T03:05:00+09:00',
          }),
        ]),
        ...home,
      ],
    }),
    buildOfferAt(1_398_000, 'codeshare', {
      bookable: false,
      trips: [
        buildTrip([
          buildSegment({
            operating_airline: 'KE',
            operating_airline_name: 'Korean Air',
            departure_time: '14:10',
            departure_at: '2026-12-19T14:10:00+08:00',
            arrival_time: '18:25',
            arrival_at: '2026-12-19T18:25:00+09:00',
          }),
        ]),
        ...home,
      ],
    }),
  ];
}
