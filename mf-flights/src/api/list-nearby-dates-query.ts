import { listNearbyDates, type FlightSearchQuery } from '@aylal/contracts/flights';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Lowest totals of the days around a search (NEED-29). */
export function listNearbyDatesQuery(api: ApiClient, criteria: FlightSearchQuery) {
  return endpointQuery(api, listNearbyDates, { query: criteria }, { staleTime: stale.offers });
}
