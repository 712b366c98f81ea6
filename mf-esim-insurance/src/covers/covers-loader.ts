import { insuranceRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { listInsuranceQuery } from '../api/insurance-queries.ts';

/** Begins to read the list that the address asks for, before the page's code is there. */
export function loadCovers({ url, services }: LoaderArgs): null {
  const { text } = insuranceRoutes.list.readSearch(url.searchParams) ?? { text: '' };
  void services.queryClient.prefetchQuery(listInsuranceQuery(services, text.trim(), services.locale.get()));
  return null;
}
