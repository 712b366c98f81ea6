import { accountRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { listOrdersQuery } from '../api/list-orders-query.ts';

/** Begins to read the page of orders that the address names, unless nobody is signed in. An address that names one order leads to it (ROUTE-55). */
export function loadOrders({ url, services }: LoaderArgs): null {
  const search = accountRoutes.orders.readSearch(url.searchParams);
  if (search?.refNumber)
    throw redirect({ url }, accountRoutes.order.to({ product: 'flight', refNumber: search.refNumber }));
  if (services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(listOrdersQuery(services, Math.max(1, search?.page ?? 1)));
  return null;
}
