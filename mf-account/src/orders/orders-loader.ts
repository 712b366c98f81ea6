import { accountRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { listOrdersQuery } from '../api/list-orders-query.ts';
import { orderFilterOf, orderPlaceOf } from '../domain/order-filter.ts';
import { isTurnedRound } from '../domain/statement-filter.ts';

/** Begins to read the page of orders that the address names, unless nobody is signed in. An address that names one order leads to it (ROUTE-55). */
export function loadOrders({ url, services }: LoaderArgs): null | Promise<never> {
  const search = accountRoutes.orders.readSearch(url.searchParams);
  if (search?.refNumber) return leadTo(search.refNumber, url, services);
  const filter = orderFilterOf(url.searchParams);
  if (services.session.get().status !== 'anonymous' && !isTurnedRound(filter))
    void services.queryClient.prefetchQuery(listOrdersQuery(services, filter, orderPlaceOf(url.searchParams)));
  return null;
}

/** An order is found by its number whatever was bought. Where the list cannot be asked, the page of a flight says what is missing. */
async function leadTo(refNumber: string, url: URL, services: LoaderArgs['services']): Promise<never> {
  const found =
    services.session.get().status === 'anonymous'
      ? undefined
      : await services.queryClient.fetchQuery(listOrdersQuery(services, { text: refNumber })).catch(() => undefined);
  const order = found?.result.orders.find((one) => one.ref_number === refNumber.toUpperCase());
  throw redirect({ url }, accountRoutes.order.to({ product: order?.product ?? 'flight', refNumber }));
}
