import type { FlightOffer, FlightPersonName } from '@aylal/contracts/flights';
import { sha256 } from '../../../platform/ids.ts';

/**
 * The same for the same people on the same flights, whatever the order in which they are named, their letters' case, the price, the
 * class or the quote. A hash, because it is kept beside the order (PII-1).
 */
export function bookingFingerprint(
  userId: string,
  offer: Pick<FlightOffer, 'trips'>,
  travellers: readonly FlightPersonName[],
): string {
  const flights = offer.trips.flatMap((trip) =>
    trip.flights.map((f) => `${f.marketing_airline}${f.flight_number} ${f.departure_at}`),
  );
  const people = travellers.map((one) => `${one.surname}/${one.given_name} ${one.date_of_birth}`.toUpperCase());
  return sha256(JSON.stringify([userId, flights.toSorted(), people.toSorted()]));
}
