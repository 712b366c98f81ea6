import type { LoaderArgs } from '@aylal/shell';
import { getEsimGuideQuery, getEsimQuery } from '../api/esim-queries.ts';

/** Begins to read the eSIM and how one is installed before the page's code is there. */
export function loadEsim({ params, services }: LoaderArgs): null {
  const language = services.locale.get();
  void services.queryClient.prefetchQuery(getEsimQuery(services, params['slug'] ?? '', language));
  void services.queryClient.prefetchQuery(getEsimGuideQuery(services, language));
  return null;
}
