import { hotelsRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { getHotelQuoteQuery } from '../api/get-hotel-quote-query.ts';

/** Reads which price is booked and warms it for who is signed in; an address without one leads to the search. */
export function loadBooking({ url, services }: LoaderArgs): null {
  const search = hotelsRoutes.booking.readSearch(url.searchParams);
  if (!search) throw redirect({ url }, hotelsRoutes.search.to());
  const { api, locale, queryClient, session } = services;
  if (session.get().status !== 'anonymous')
    void queryClient.prefetchQuery(getHotelQuoteQuery(api, search.uid, locale.get()));
  return null;
}
