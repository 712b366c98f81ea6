import type { LoaderArgs } from '@aylal/shell';
import { getFlightOrderQuery } from '../api/get-flight-order-query.ts';

/** Begins to read the order whose flights are to be changed, unless nobody is signed in. */
export function loadChange({ params, services: { api, queryClient, session } }: LoaderArgs): null {
  const refNumber = params['refNumber'] ?? params['ref_number'] ?? '';
  if (session.get().status !== 'anonymous') void queryClient.prefetchQuery(getFlightOrderQuery(api, refNumber));
  return null;
}
