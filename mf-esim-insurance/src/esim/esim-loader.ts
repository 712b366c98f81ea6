import type { LoaderArgs } from '@aylal/shell';
import { getEsimQuery } from '../api/esim-queries.ts';

/** Begins to read the eSIM before the page's code is there. */
export function loadEsim({ params, services }: LoaderArgs): null {
  void services.queryClient.prefetchQuery(getEsimQuery(services, params['slug'] ?? '', services.locale.get()));
  return null;
}
