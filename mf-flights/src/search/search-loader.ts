import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { hasSearch, readSearch } from '../ui/search-form/read-search.ts';

/** ROUTE-33: the form. A search in the address leads on to its results; one that cannot be read stays here and is explained. */
export function loadSearch({ url, services }: LoaderArgs): null {
  if (hasSearch(url.searchParams) && readSearch(url.searchParams, services.now()).ok) {
    throw redirect({ url }, `${flightsRoutes.results.pattern}${url.search}`);
  }
  return null;
}
