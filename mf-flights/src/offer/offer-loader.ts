import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { getFlightOfferQuery } from '../api/get-flight-offer-query.ts';

/** Reads which offer the address means and warms it; an address without one leads to the search. */
export function loadOffer({ url, services }: LoaderArgs): null {
  const search = flightsRoutes.offer.readSearch(url.searchParams);
  if (!search) throw redirect({ url }, flightsRoutes.search.to());
  void services.queryClient.prefetchQuery(getFlightOfferQuery(services.api, search, services.locale.get()));
  return null;
}
