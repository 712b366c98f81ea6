import { getBusSchedule, listBusEnds, listBusStops } from '@aylal/contracts/bus';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Every stop that a bus leaves from (CALL-29). */
export function listBusStopsQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listBusStops, { params: { x: 'all' } }, { staleTime: stale.reference, language });
}

/** Where one gets to from the town of a stop (CALL-30). */
export function listBusEndsQuery(api: ApiClient, stop: string, language: Locale) {
  return endpointQuery(
    api,
    listBusEnds,
    { params: { x: stop }, query: { by: 'town' } },
    { staleTime: stale.reference, language },
  );
}

/** The buses of a day between two towns, with their seats (CALL-31). */
export function getBusScheduleQuery(api: ApiClient, trip: string, language: Locale) {
  return endpointQuery(
    api,
    getBusSchedule,
    { params: { x: trip }, query: { by: 'town' } },
    { staleTime: stale.offers, language },
  );
}
