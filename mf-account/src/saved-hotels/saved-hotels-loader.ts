import type { LoaderArgs } from '@aylal/shell';
import { savedHotelsQuery } from '../api/saved-hotels-query.ts';

/** Begins to read the saved hotels, unless nobody is signed in. */
export function loadSavedHotels({ services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(savedHotelsQuery(services, services.locale.get()));
  return null;
}
