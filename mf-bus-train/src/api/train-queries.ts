import { getTrainVoyage, listTrainStations, searchTrains, type TrainSearchQuery } from '@aylal/contracts/trains';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';

/** Every station. */
export function listTrainStationsQuery(api: ApiClient, language: Locale) {
  return endpointQuery(api, listTrainStations, {}, { staleTime: stale.reference, language });
}

/** The trains of a search with their free places (NEED-17). */
export function searchTrainsQuery(api: ApiClient, query: TrainSearchQuery, language: Locale) {
  return endpointQuery(api, searchTrains, { query }, { staleTime: stale.offers, language });
}

/** One train with its wagons and the places that are free (NEED-156). */
export function getTrainVoyageQuery(api: ApiClient, id: string, language: Locale) {
  return endpointQuery(api, getTrainVoyage, { params: { id } }, { staleTime: stale.offers, language });
}
