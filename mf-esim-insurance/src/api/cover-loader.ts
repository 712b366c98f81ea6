import type { LoaderArgs } from '@aylal/shell';
import { getInsuranceQuery } from './insurance-queries.ts';

/** Begins to read the cover before the page's code is there. */
export function loadCover({ params, services }: LoaderArgs): null {
  void services.queryClient.prefetchQuery(getInsuranceQuery(services, params['slug'] ?? '', services.locale.get()));
  return null;
}
