import type { AnswerOf } from '@aylal/contracts';
import { listOrders } from '@aylal/contracts/orders';
import { endpointQuery, stale, type Services } from '@aylal/shell';
import type { OrderFilter, OrderPlace } from '../domain/order-filter.ts';

/** How many orders stand on a page. */
export const ordersPerPage = 20;

/** A page of orders as it is answered. */
export type ListOrdersResult = AnswerOf<typeof listOrders, 200>['result'];

/** A page of the caller's orders, newest first. It asks what the address says and no more, as the early request of the address does. */
export function listOrdersQuery({ api }: Pick<Services, 'api'>, filter: OrderFilter, place: OrderPlace = {}) {
  return endpointQuery(api, listOrders, { query: { ...filter, ...place } }, { staleTime: stale.always });
}
