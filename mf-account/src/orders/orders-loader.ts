import { accountRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { listOrdersQuery } from '../api/list-orders-query.ts';

/** Begins to read the page of orders that the address names, unless nobody is signed in. */
export function loadOrders({ url, services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous') {
    const page = accountRoutes.orders.readSearch(url.searchParams)?.page ?? 1;
    void services.queryClient.prefetchQuery(listOrdersQuery(services, Math.max(1, page)));
  }
  return null;
}
