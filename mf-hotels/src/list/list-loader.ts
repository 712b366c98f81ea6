import { redirect, type LoaderArgs } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { listHotelsQuery } from '../api/list-hotels-query.ts';
import { readListAddress } from '../domain/list-address.ts';

/** Reads the search of the address and warms its hotels without waiting. What cannot be searched goes to the form, which says why at each field. */
export function loadList({ url, services }: LoaderArgs): null {
  const read = readListAddress(url.searchParams, services.now());
  if (!read.ok) throw redirect({ url }, `${hotelsRoutes.search.pattern}${url.search}`);
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listHotelsQuery(api, read.query, locale.get()));
  return null;
}
