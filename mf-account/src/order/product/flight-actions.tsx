import type { FlightOrder } from '@aylal/contracts/orders';
import { Slot } from '@aylal/shell';
import { RefundButton } from '../refund/refund-button.tsx';

/** What can be done with flights: changed, refunded. */
export function FlightActions({ order }: { order: FlightOrder }) {
  return (
    <>
      <Slot name="order.actions.flight" props={{ order }} />
      <RefundButton order={order} />
    </>
  );
}
