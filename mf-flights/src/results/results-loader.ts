import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { listNearbyDatesQuery } from '../api/list-nearby-dates-query.ts';
import { searchFlightOffersQuery } from '../api/search-flight-offers-query.ts';
import { hasTypedPlaces, readSearch } from '../ui/search-form/read-search.ts';

/**
 * Reads the search of the address and warms its offers and the days around them without waiting. What cannot be searched goes to the form, which says why at each field.
 * Places that a form without scripts sends as they were typed become codes first.
 */
export function loadResults({ url, services }: LoaderArgs): null | Promise<null> {
  if (hasTypedPlaces(url.searchParams)) return leadOn({ url, services });
  const read = readSearch(url.searchParams, services.now());
  if (!read.ok) throw redirect({ url }, `${flightsRoutes.search.pattern}${url.search}`);
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(searchFlightOffersQuery(api, read.criteria, locale.get()));
  void queryClient.prefetchQuery(listNearbyDatesQuery(api, read.criteria));
  return null;
}

async function leadOn({ url, services }: Pick<LoaderArgs, 'url' | 'services'>): Promise<null> {
  const { readPlainSearch } = await import(
    /* webpackChunkName: "plain-search" */ '../ui/search-form/read-plain-search.ts'
  );
  const search = await readPlainSearch(url.searchParams, services);
  const { pattern } = readSearch(search, services.now()).ok ? flightsRoutes.results : flightsRoutes.search;
  throw redirect({ url }, `${pattern}?${search}`);
}
