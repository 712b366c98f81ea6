import { getTrip, searchTrips } from '@aylal/contracts/trips';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type ApiClient } from '@aylal/shell';
import type { TripChoice } from '../domain/trip-choice.ts';

/** Trips of a choice (CALL-66). What is not chosen is not sent, so that the page's first read is this one. */
export function searchTripsQuery(api: ApiClient, choice: TripChoice, language: Locale) {
  const { text, kind, length, month, page } = choice;
  const query = {
    ...(text && { text }),
    ...(kind && { kind }),
    ...(length && { length }),
    ...(month && { month }),
    ...(page > 1 && { page }),
  };
  return endpointQuery(api, searchTrips, { query }, { staleTime: stale.lists, language });
}

/** One trip with its programme and dates (NEED-19). */
export function getTripQuery(api: ApiClient, slug: string, language: Locale) {
  return endpointQuery(api, getTrip, { params: { slug } }, { staleTime: stale.lists, language });
}
