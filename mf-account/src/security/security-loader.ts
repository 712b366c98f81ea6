import type { LoaderArgs } from '@aylal/shell';
import { listSessionsQuery } from '../api/list-sessions-query.ts';

/** Begins to read where the customer is signed in, unless nobody is signed in. */
export function loadSecurity({ services }: LoaderArgs): null {
  if (services.session.get().status === 'anonymous') return null;
  void services.queryClient.prefetchQuery(listSessionsQuery(services));
  return null;
}
