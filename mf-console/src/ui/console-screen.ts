import { staffSessionQuery } from '@aylal/office';
import type { LoaderArgs } from '@aylal/shell';

/** Begins to read who is signed in before the page's code is there. */
export function loadConsole({ services }: LoaderArgs): null {
  void services.queryClient.prefetchQuery(staffSessionQuery(services));
  return null;
}
