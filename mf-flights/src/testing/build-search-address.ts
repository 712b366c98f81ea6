import { localDate } from '@aylal/domain/calendar';
import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { flightsRoutes } from '@aylal/routes';

/** A search that is in the tests' calendar: Ulaanbaatar to Seoul and back for two. */
export function buildCriteria(overrides: Partial<FlightSearchQuery> = {}): FlightSearchQuery {
  return {
    _from: 'UBN',
    _to: 'ICN',
    depart_date: localDate('2026-12-19'),
    return_date: localDate('2026-12-26'),
    trip_type: 'RT',
    adult: 2,
    child: 0,
    infant: 0,
    ...overrides,
  };
}

/** The address of its results. */
export function buildSearchAddress(overrides: Partial<FlightSearchQuery> = {}): string {
  return flightsRoutes.results.to({}, buildCriteria(overrides));
}
