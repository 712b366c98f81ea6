import { homeDate } from '@aylal/domain/calendar';
import { stayDayFaults } from '@aylal/domain/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { listHotelReviewsQuery } from '../api/hotel-reviews-queries.ts';
import { viewHotelQuery } from '../api/view-hotel-query.ts';

/** Reads the stay of the address and warms the hotel and what guests say without waiting. An impossible stay goes to the form, with the hotel as its place. */
export function loadStay({ url, params, services }: LoaderArgs): null {
  const read = hotelsRoutes.view.checkSearch(url.searchParams);
  const over = read.ok && Object.keys(stayDayFaults(read.search, homeDate(services.now()))).length > 0;
  const { code = '', name = '' } = params;
  if (!read.ok || over) {
    const search = new URLSearchParams(url.searchParams);
    search.set('text', code);
    throw redirect({ url }, `${hotelsRoutes.search.pattern}?${search}`);
  }
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(listHotelReviewsQuery(api, code, locale.get()));
  void queryClient.prefetchQuery(viewHotelQuery(api, { code, name }, read.search, locale.get()));
  return null;
}
