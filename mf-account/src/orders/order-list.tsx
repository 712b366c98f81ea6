import type { ListOrdersResult } from '../api/list-orders-query.ts';
import { Stack } from '@aylal/ui';
import { askedFor, type OrderFilter } from '../domain/order-filter.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { OrderPages } from './order-pages.tsx';
import { OrderRow } from './order-row.tsx';
import { NoOrderFound, OrdersEmpty } from './orders-states.tsx';

interface OrderListProps {
  readonly list: ListOrdersResult;
  readonly filter: OrderFilter;
  /** Another page or filter is being read: these are the former orders. */
  readonly waiting: boolean;
}

/** A page of orders, or what to do where there is none. */
export function OrderList({ list: { orders, count, page, next }, filter, waiting }: OrderListProps) {
  const t = useAccountMessages();
  if (orders.length === 0 && page === 1)
    return askedFor(filter) > 0 ? <NoOrderFound filter={filter} /> : <OrdersEmpty />;
  return (
    <>
      <Stack
        as="ul"
        gap="3"
        listStyle="none"
        aria-label={t('orders.title')}
        aria-busy={waiting}
        opacity={waiting ? 0.6 : undefined}
      >
        {orders.map((order) => (
          <OrderRow key={order.ref_number} order={order} />
        ))}
      </Stack>
      <OrderPages filter={filter} page={page} count={count} next={next} />
    </>
  );
}
