import type { FlightOffer } from '@aylal/contracts/flights';
import { buildOfferAt, buildSegment, buildTrip } from './build-flight-offer.ts';

const carriers = ['OM', 'KE', 'CA', 'TK', 'MU', 'OZ', 'JL', 'NH', 'HU', '7C'];

function flightOf(index: number, place: number) {
  const code = carriers[index % carriers.length] ?? 'OM';
  const hour = String((index + place * 7) % 24).padStart(2, '0');
  return buildSegment({
    marketing_airline: code,
    marketing_airline_name: `Air ${code}`,
    operating_airline: code,
    operating_airline_name: `Air ${code}`,
    flight_number: String(100 + index),
    departure_time: `${hour}:10`,
    departure_at: `2026-12-19T${hour}:10:00+08:00`,
  });
}

/** So many offers of different flights, ten airlines, direct and with a stop, in no order of price. */
export function buildManyOffers(count: number): FlightOffer[] {
  return Array.from({ length: count }, (_, index) =>
    buildOfferAt(700_000 + ((index * 7919) % 900_000), `many-${index}`, {
      trips: [buildTrip(index % 3 === 0 ? [flightOf(index, 0)] : [flightOf(index, 0), flightOf(index, 1)])],
      refundable_before_depart: index % 2 === 0,
    }),
  );
}
