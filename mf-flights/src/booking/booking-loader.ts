import { redirect, type LoaderArgs } from '@aylal/shell';
import { flightsRoutes } from '@aylal/routes';
import { getFlightOfferQuery } from '../api/get-flight-offer-query.ts';

/** Reads which offer is booked and warms it; an address without one leads to the search. */
export function loadBooking({ url, services }: LoaderArgs): null {
  const search = flightsRoutes.booking.readSearch(url.searchParams);
  if (!search) throw redirect({ url }, flightsRoutes.search.to());
  void services.queryClient.prefetchQuery(getFlightOfferQuery(services.api, search, services.locale.get()));
  return null;
}
