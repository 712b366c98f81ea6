import { redirect, type LoaderArgs } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { listHotelsQuery } from '../api/list-hotels-query.ts';
import { hasTypedPlace, readListAddress } from '../domain/list-address.ts';

/**
 * Reads the search of the address and warms its hotels without waiting. What cannot be searched goes to the form, which says why at each field.
 * A place that a form without scripts sends as it was typed becomes a code first.
 */
export function loadList({ url, services }: LoaderArgs): null | Promise<null> {
  if (hasTypedPlace(url.searchParams)) return leadOn({ url, services });
  const read = readListAddress(url.searchParams, services.now());
  if (!read.ok) throw redirect({ url }, `${hotelsRoutes.search.pattern}${url.search}`);
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listHotelsQuery(api, read.query, locale.get()));
  return null;
}

async function leadOn({ url, services }: Pick<LoaderArgs, 'url' | 'services'>): Promise<null> {
  const { readPlainSearch } = await import(
    /* webpackChunkName: "plain-search" */ '../ui/search-form/read-plain-search.ts'
  );
  const search = await readPlainSearch(url.searchParams, services);
  const { pattern } = readListAddress(search, services.now()).ok ? hotelsRoutes.list : hotelsRoutes.search;
  throw redirect({ url }, `${pattern}?${search}`);
}
