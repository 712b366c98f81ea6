import { homeDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { seatsHeldUntil, sellingEndsMinutes } from '@aylal/domain/orders';
import { travellerFaults } from '@aylal/domain/people';
import type { FlightOffer, FlightPersonName, FlightSegment } from '@aylal/contracts/flights';

/** What is read in a quote: what was agreed, for whom, until when (MNY-6). */
export interface BookableQuote extends Pick<FlightOffer, 'bookable' | 'total_fare' | 'fares' | 'trips'> {
  readonly expiresAt: number;
}

export type BookingDecision =
  | { readonly kind: 'book'; readonly seats: number; readonly total: Money; readonly payUntil: number }
  | { readonly kind: 'refuse'; readonly problem: 'quote-expired' | 'not-bookable' }
  | { readonly kind: 'refuse'; readonly problem: 'invalid-input'; readonly fields: Readonly<Record<string, string>> };

/**
 * Whether these people may have this quote at this moment. Refuses an ended quote, a flight that is no longer sold, other passenger
 * counts than were quoted, and what `travellerFaults` finds; `fields` are paths of the request body. Seats and airline are asked afterwards.
 */
export function decideBooking(
  quote: BookableQuote,
  travellers: readonly FlightPersonName[],
  now: number,
): BookingDecision {
  const flights = quote.trips.flatMap((trip) => trip.flights);
  const first = flights[0];
  const last = flights.at(-1);
  if (!first || !last || !quote.bookable) return { kind: 'refuse', problem: 'not-bookable' };
  if (quote.expiresAt <= now) return { kind: 'refuse', problem: 'quote-expired' };
  const departsAt = Date.parse(first.departure_at);
  if (departsAt - sellingEndsMinutes * 60_000 <= now) return { kind: 'refuse', problem: 'not-bookable' };
  const fields = { ...countFaults(quote, travellers), ...peopleFaults(quote, last, travellers, now) };
  if (Object.keys(fields).length > 0) return { kind: 'refuse', problem: 'invalid-input', fields };
  return {
    kind: 'book',
    seats: travellers.filter(({ type }) => type !== 'infant').length,
    total: quote.total_fare,
    payUntil: seatsHeldUntil(now, departsAt),
  };
}

function countFaults(quote: BookableQuote, travellers: readonly FlightPersonName[]): Record<string, string> {
  const quoted = (type: FlightPersonName['type']) =>
    quote.fares.filter((fare) => fare.type === type).reduce((sum, fare) => sum + fare.count, 0);
  const asQuoted = (['adult', 'child', 'infant'] as const).every(
    (type) => travellers.filter((one) => one.type === type).length === quoted(type),
  );
  return asQuoted ? {} : { person_names: 'validation_passenger_count' };
}

function peopleFaults(
  { trips }: BookableQuote,
  last: FlightSegment,
  travellers: readonly FlightPersonName[],
  now: number,
): Record<string, string> {
  const days = {
    today: homeDate(now),
    lastDeparture: last.departure_date,
    lastArrival: last.arrival_date,
    trips,
  };
  return Object.fromEntries(
    Object.entries(travellerFaults(travellers, days)).map(([path, key]) => [`person_names.${path}`, key]),
  );
}
