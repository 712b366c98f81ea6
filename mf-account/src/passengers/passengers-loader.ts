import type { LoaderArgs } from '@aylal/shell';
import { listPassengersQuery } from '../api/list-passengers-query.ts';

/** Begins to read the saved passengers, unless nobody is signed in. */
export function loadPassengers({ services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(listPassengersQuery(services));
  return null;
}
