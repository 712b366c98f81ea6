import type { LoaderArgs } from '@aylal/shell';
import { getTrainVoyageQuery } from '../../api/train-queries.ts';

/** Begins to read the train of the address before the code of the page is there. */
export function loadVoyage({ params, services }: LoaderArgs): null {
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(getTrainVoyageQuery(api, params['voyage'] ?? '', locale.get()));
  return null;
}
