import { useQuery, useServices, type ContributedPanel } from '@aylal/shell';
import { Box } from '@aylal/ui';
import { getOrderQuery } from '../api/get-order-query.ts';
import { CheckoutFailed, OrderSumSkeleton } from './checkout-states.tsx';
import { OrderSum } from './order-sum.tsx';

/** PANEL-01: what is bought and what it costs, above the ways to pay. On a phone the page itself has it far below them. */
export const Panel: ContributedPanel<'paymentMethod'> = function PaymentMethodPanel({ ref_number, now, payment_name }) {
  const order = useQuery(getOrderQuery(useServices(), ref_number));
  if (order.data)
    return (
      <Box paddingBottom="4">
        <OrderSum order={order.data.order} now={now} way={payment_name} action={null} />
      </Box>
    );
  return order.error ? (
    <CheckoutFailed error={order.error} onRetry={() => void order.refetch()} />
  ) : (
    <OrderSumSkeleton />
  );
};
