import type { LoaderArgs } from '@aylal/shell';
import { listBusStopsQuery } from '../../api/bus-queries.ts';

/** Begins to read the stops, before the code of the page is there. */
export function loadSearch({ services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listBusStopsQuery(api, locale.get()));
  return null;
}
