import { esimRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { searchEsimsQuery } from '../api/esim-queries.ts';

/** Begins to read the list that the address asks for, before the page's code is there. */
export function loadEsims({ url, services }: LoaderArgs): null {
  const { search_type } = esimRoutes.list.readSearch(url.searchParams) ?? { search_type: 'all' as const };
  void services.queryClient.prefetchQuery(searchEsimsQuery(services, search_type, services.locale.get()));
  return null;
}
