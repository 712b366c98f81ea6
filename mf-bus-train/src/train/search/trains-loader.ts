import type { LoaderArgs } from '@aylal/shell';
import { listTrainStationsQuery, searchTrainsQuery } from '../../api/train-queries.ts';
import { readTrainSearch } from '../../domain/read-train-search.ts';

/** Begins to read the stations, and the trains that the address asks for, before the code of the page is there. */
export function loadTrains({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale, now } = services;
  void queryClient.prefetchQuery(listTrainStationsQuery(api, locale.get()));
  const { query } = readTrainSearch(url.searchParams, now());
  if (query) void queryClient.prefetchQuery(searchTrainsQuery(api, query, locale.get()));
  return null;
}
