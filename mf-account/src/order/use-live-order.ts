import type { OrderProduct } from '@aylal/contracts';
import { useState } from 'react';
import { orderPaid, useEvent, usePageReturn, useQuery, useServices } from '@aylal/shell';
import { getOrderQuery } from '../api/get-order-query.ts';
import { createPollPace } from '../domain/order-poll-delay.ts';

/** An order, of no product not read at all, that is read again when it was paid in any tab, when the page is seen anew, and with growing pauses while something is on its way. */
export function useLiveOrder(refNumber: string, product: OrderProduct | null) {
  const services = useServices();
  const enabled = product !== null;
  const [pace] = useState(createPollPace);
  const order = useQuery({
    ...getOrderQuery(services, refNumber, product ?? 'flight'),
    enabled,
    refetchInterval: ({ state }) =>
      pace(state.data?.result.status.status_code, state.dataUpdateCount + state.errorUpdateCount),
  });
  const reread = () => {
    if (enabled) void order.refetch();
  };
  usePageReturn(reread);
  useEvent(orderPaid, (fact) => {
    if (fact.ref_number === refNumber) reread();
  });
  return order;
}
