import type { LoaderArgs } from '@aylal/shell';
import { listPriceAlertsQuery } from '../api/list-price-alerts-query.ts';

/** Begins to read the customer's alerts, unless nobody is signed in. */
export function loadAlerts({ services: { api, locale, queryClient, session } }: LoaderArgs): null {
  if (session.get().status !== 'anonymous') void queryClient.prefetchQuery(listPriceAlertsQuery(api, locale.get()));
  return null;
}
