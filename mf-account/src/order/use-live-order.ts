import type { OrderProduct } from '@aylal/contracts/orders';
import { useState } from 'react';
import { useAccountQuery } from '@aylal/parts';
import { orderPaid, useEvent, usePageReturn, useServices } from '@aylal/shell';
import { getOrderQuery } from '../api/get-order-query.ts';
import { createPollPace } from '../domain/order-poll-delay.ts';

/** An order, of no product not read at all, that is read again when it was paid in any tab, when the page is seen again, and with growing pauses while something is on its way. */
export function useLiveOrder(refNumber: string, product: OrderProduct | null) {
  const services = useServices();
  const [pace] = useState(createPollPace);
  const own = useAccountQuery({
    ...getOrderQuery(services, refNumber, product ?? 'flight'),
    enabled: product !== null,
    refetchInterval: ({ state }) => pace(state.data?.result, state.dataUpdateCount + state.errorUpdateCount),
  });
  usePageReturn(own.reread);
  useEvent(orderPaid, (fact) => {
    if (fact.ref_number === refNumber) own.reread();
  });
  return own;
}
