import { useSyncExternalStore } from 'react';
import type { FlightOffer, FlightSegment } from '@aylal/contracts/flights';
import { journeyPlaces, writeNextTrips, type SearchTrip } from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';
import { useServices, type DraftStore } from '@aylal/shell';
import { passengerCounts } from '../domain/passenger-counts.ts';

const key = 'flights.last-results';

/** Keeps the address of a list, with its sorting and filters, for the way back from an offer. */
export function rememberResults(drafts: DraftStore, search: URLSearchParams): void {
  drafts.write(key, `${flightsRoutes.results.pattern}?${search}`);
}

/**
 * The list that an offer was chosen from; after a reload the same search without its filters; without an offer the form. A server knows no
 * list, so a rendered page leads to the search until it is hydrated.
 */
export function useBackToResults(offer?: FlightOffer): string {
  const { drafts } = useServices();
  const saved = useSyncExternalStore(
    never,
    () => drafts.read<string>(key),
    () => undefined,
  );
  return saved ?? (offer ? searchOf(offer) : flightsRoutes.search.to());
}

const never = () => () => {};

function searchOf(offer: FlightOffer): string {
  const [first, ...next] = offer.trips.flatMap(({ flights }) => searchTripOf(flights));
  if (!first) return flightsRoutes.search.to();
  const [back] = next;
  const people = passengerCounts(offer.fares);
  if (!back) return flightsRoutes.results.to({}, { ...first, trip_type: 'OW', ...people });
  return journeyPlaces(offer.trips).length > 2
    ? flightsRoutes.results.to({}, { ...first, trip_type: 'MT', next_trips: writeNextTrips(next), ...people })
    : flightsRoutes.results.to({}, { ...first, trip_type: 'RT', return_date: back.depart_date, ...people });
}

function searchTripOf(flights: readonly FlightSegment[]): SearchTrip[] {
  const first = flights[0];
  const last = flights.at(-1);
  if (!first || !last) return [];
  return [{ _from: first.departure_airport, _to: last.arrival_airport, depart_date: first.departure_date }];
}
