import { listNextBuses } from '@aylal/contracts/bus';
import { listNextTrains } from '@aylal/contracts/trains';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** The next buses from the capital (NEED-174). */
export function listNextBusesQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listNextBuses, {}, { staleTime: stale.lists, language });
}

/** The next trains from the capital (NEED-175). */
export function listNextTrainsQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listNextTrains, {}, { staleTime: stale.lists, language });
}
