import { tripRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { loadTrip } from '../detail/trip-loader.ts';

/** Warms the trip; an address without a date leads to the trip, where one is chosen. */
export function loadTripBooking(args: LoaderArgs): null {
  if (!tripRoutes.booking.readSearch(args.url.searchParams)?.date)
    throw redirect(args, tripRoutes.detail.to({ slug: args.params['slug'] ?? '' }));
  return loadTrip(args);
}
