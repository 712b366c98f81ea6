import type { LoaderArgs } from '@aylal/shell';
import { getTransportQuery } from '../../api/transport-queries.ts';

/** Begins to read the car before the code of the page is there. */
export function loadTransport({ params, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(getTransportQuery(api, params['id'] ?? '', locale.get()));
  return null;
}
