import { localTapaRoute } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { listLocalPlacesQuery } from '../api/list-local-places-query.ts';

/** Begins to read the places that the address asks for, before the code of the page is there. */
export function loadLocalTapa({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  const text = localTapaRoute.readSearch(url.searchParams)?.text ?? '';
  void queryClient.prefetchQuery(listLocalPlacesQuery(api, text, locale.get()));
  return null;
}
