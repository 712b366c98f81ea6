import { redirect, type LoaderArgs } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { listPopularPlacesQuery } from '../api/list-popular-places-query.ts';
import { hasSearch, hasTypedPlace, isToChange, readListAddress } from '../domain/list-address.ts';

/** ROUTE-34: the form, and the cities below it. A search in the address leads on to its list, unless it is to be changed; one that cannot be read stays here and is explained. */
export async function loadSearch({ url, services }: LoaderArgs): Promise<null> {
  const search = url.searchParams;
  if (hasSearch(search) && !isToChange(search) && readListAddress(search, services.now()).ok)
    throw redirect({ url }, `${hotelsRoutes.list.pattern}${url.search}`);
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listPopularPlacesQuery(api, locale.get()));
  if (hasTypedPlace(search)) {
    const { readTypedPlace } = await import(
      /* webpackChunkName: "plain-search" */ '../ui/search-form/read-plain-search.ts'
    );
    await readTypedPlace(search, services);
  }
  return null;
}
