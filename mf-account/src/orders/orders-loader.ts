import { accountRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { listOrdersQuery } from '../api/list-orders-query.ts';
import { orderFilterOf, orderPlaceOf } from '../domain/order-filter.ts';
import { isTurnedRound } from '../domain/statement-filter.ts';

/** Begins to read the page of orders that the address names, unless nobody is signed in. An address that names one order leads to it (ROUTE-55). */
export function loadOrders({ url, services }: LoaderArgs): null {
  const search = accountRoutes.orders.readSearch(url.searchParams);
  if (search?.refNumber)
    throw redirect({ url }, accountRoutes.order.to({ product: 'flight', refNumber: search.refNumber }));
  const filter = orderFilterOf(url.searchParams);
  if (services.session.get().status !== 'anonymous' && !isTurnedRound(filter))
    void services.queryClient.prefetchQuery(listOrdersQuery(services, filter, orderPlaceOf(url.searchParams)));
  return null;
}
