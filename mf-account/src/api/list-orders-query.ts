import { listOrders } from '@aylal/contracts';
import { endpointQuery, stale, type Services } from '@aylal/shell';

/** How many orders stand on a page. */
export const ordersPerPage = 20;

/** A page of the caller's orders, newest first. The first page asks without `page`, as the early request of the address does. */
export function listOrdersQuery({ api }: Pick<Services, 'api'>, page: number) {
  return endpointQuery(api, listOrders, { query: page === 1 ? {} : { page } }, { staleTime: stale.always });
}
