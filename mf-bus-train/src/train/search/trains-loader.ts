import type { LoaderArgs } from '@aylal/shell';
import { listNextTrainsQuery } from '../../api/next-departures-queries.ts';
import { listTrainStationsQuery, searchTrainsQuery } from '../../api/train-queries.ts';
import { readTrainSearch } from '../../domain/read-train-search.ts';

/** Begins to read the stations, and the trains that the address asks for or that leave next, before the code of the page is there. */
export function loadTrains({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale, now } = services;
  void queryClient.prefetchQuery(listTrainStationsQuery(api, locale.get()));
  const { query } = readTrainSearch(url.searchParams, now());
  if (query) void queryClient.prefetchQuery(searchTrainsQuery(api, query, locale.get()));
  else void queryClient.prefetchQuery(listNextTrainsQuery(api, locale.get()));
  return null;
}
