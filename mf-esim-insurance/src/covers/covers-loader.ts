import { insuranceRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { listInsuranceQuery, suggestInsuranceQuery } from '../api/insurance-queries.ts';

/** Begins to read the list that the address asks for, and the countries that it means, before the page's code is there. */
export function loadCovers({ url, services }: LoaderArgs): null {
  const { text } = insuranceRoutes.list.readSearch(url.searchParams) ?? { text: '' };
  const language = services.locale.get();
  void services.queryClient.prefetchQuery(listInsuranceQuery(services, text.trim(), language));
  void services.queryClient.prefetchQuery(suggestInsuranceQuery(services, text.trim(), language));
  return null;
}
