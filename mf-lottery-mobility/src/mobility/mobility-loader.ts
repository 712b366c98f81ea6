import { mobilityRoute } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { listVehiclesQuery } from '../api/list-vehicles-query.ts';

/** Begins to read the vehicles that the address asks for, before the page's code is there. */
export function loadMobility({ url, services }: LoaderArgs): null {
  const { type } = mobilityRoute.readSearch(url.searchParams) ?? {};
  void services.queryClient.prefetchQuery(listVehiclesQuery(services, type, null));
  return null;
}
