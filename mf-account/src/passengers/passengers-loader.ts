import type { LoaderArgs } from '@aylal/shell';
import { getPassengerQuery } from '../api/get-passenger-query.ts';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { newPassenger, passengerKey } from './plain-passenger-address.ts';

/** Begins to read the saved passengers, unless nobody is signed in. */
export function loadPassengers({ url, services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(listPassengersQuery(services));
  const one = url.searchParams.get(passengerKey);
  // The form without scripts is rendered from it, so it lives as long as the page takes to be made.
  if (one !== null && one !== newPassenger)
    void services.queryClient.prefetchQuery({ ...getPassengerQuery(services, one), gcTime: 10_000 });
  return null;
}
