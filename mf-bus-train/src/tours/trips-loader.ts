import type { LoaderArgs } from '@aylal/shell';
import { searchTripsQuery } from '../api/trip-queries.ts';
import { readTripChoice } from '../domain/trip-choice.ts';

/** Begins to read the trips that the address asks for, before the code of the page is there. */
export function loadTrips({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(searchTripsQuery(api, readTripChoice(url.searchParams), locale.get()));
  return null;
}
