import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { searchFlightOffersQuery } from '../api/search-flight-offers-query.ts';
import { readSearch } from '../search-form/read-search.ts';

/** Reads the search of the address and warms its offers without waiting. What cannot be searched goes to the form, which says why at each field. */
export function loadResults({ url, services }: LoaderArgs): null {
  const read = readSearch(url.searchParams, services.now());
  if (!read.ok) throw redirect({ url }, `${flightsRoutes.search.pattern}${url.search}`);
  void services.queryClient.prefetchQuery(searchFlightOffersQuery(services.api, read.criteria, services.locale.get()));
  return null;
}
