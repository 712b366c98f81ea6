import type { Order } from '@aylal/contracts/orders';
import { OrderSlot } from '@aylal/shell';
import { RefundTracking } from '../refund/refund-tracking.tsx';

/** What was bought, contributed by its vertical, and what becomes of it. */
export function ProductDetail({ order }: { order: Order }) {
  return (
    <>
      <OrderSlot place="order.detail" order={order} />
      {'refunds' in order && <RefundTracking order={order} />}
    </>
  );
}
