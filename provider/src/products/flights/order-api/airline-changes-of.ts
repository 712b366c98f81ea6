import type { FlightTrip } from '@aylal/contracts/flights';
import type { AirlineChange, AirlinePort, IssuedTickets } from '../booking/airline-port.ts';
import type { FlightPlaces } from '../airports/flight-places.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { findAirlineOrder } from './airline-order-store.ts';
import { ticketsOf } from './api-tickets.ts';
import { tripOfSlice } from './api-trip.ts';
import type { AirlineParts } from './order-api-airline.ts';
import type { ApiAirlineChange, ApiSlice } from './order-api-messages.ts';

/** What the API says when a later change has taken the place of one that is accepted. */
const STALE = 'stale_airline_initiated_change_accept';

/** The newest change of an order by its airline where nobody has answered it: every direction that was taken away is replaced by the one of the same places, or cancelled. */
export async function airlineChangeOf(
  { api, db, places }: AirlineParts,
  { offer }: Parameters<AirlinePort['changeOf']>[0],
): Promise<AirlineChange | undefined> {
  const row = await findAirlineOrder(db, offer.key);
  if (!row?.airline_order) return undefined;
  const newest = (await api.airlineChanges(row.airline_order)).at(-1);
  if (!newest || newest.action_taken) return undefined;
  const known = await places();
  return { id: newest.id, trips: offer.trips.map((trip) => tripAfter(known, newest, trip)) };
}

/** Accepts a change once: one that the airline says is accepted is not sent again. */
export async function acceptAirlineChange(
  { api, db }: AirlineParts,
  { offer, change }: Parameters<AirlinePort['acceptChange']>[0],
): Promise<IssuedTickets | 'replaced' | undefined> {
  const row = await findAirlineOrder(db, offer.key);
  if (!row?.airline_order) throw new PartnerError('unavailable', 'NO_ORDER');
  const changes = await api.airlineChanges(row.airline_order);
  if (changes.at(-1)?.id !== change) return 'replaced';
  if (changes.at(-1)?.action_taken !== 'accepted') {
    try {
      await api.acceptAirlineChange(change);
    } catch (error) {
      if (error instanceof PartnerError && error.key === STALE) return 'replaced';
      throw error;
    }
  }
  return ticketsOf(await api.order(row.airline_order), row.passengers);
}

function tripAfter(places: FlightPlaces, { added, removed }: ApiAirlineChange, trip: FlightTrip): FlightTrip | null {
  const ends = `${trip.flights[0]?.departure_airport} ${trip.flights.at(-1)?.arrival_airport}`;
  const place = removed.findIndex((slice) => endsOf(slice) === ends);
  if (place < 0) return trip;
  // Where as many come as go, an airline that flies to another airport of a town keeps their order.
  const slice =
    added.find((one) => endsOf(one) === ends) ?? (added.length === removed.length ? added[place] : undefined);
  return slice ? tripOfSlice(places, slice) : null;
}

function endsOf({ segments }: ApiSlice): string {
  return `${segments[0]?.origin.iata_code} ${segments.at(-1)?.destination.iata_code}`;
}
