import type { LoaderArgs } from '@aylal/shell';
import { getTripQuery } from '../../api/trip-queries.ts';

/** Begins to read the trip before the code of the page is there. */
export function loadTrip({ params, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(getTripQuery(api, params['slug'] ?? '', locale.get()));
  return null;
}
