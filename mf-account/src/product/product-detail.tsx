import type { SuppliedOrder } from '@aylal/contracts';
import { Slot } from '@aylal/shell';
import { RefundTracking } from '../refund/refund-tracking.tsx';

/** What was bought, lent by its vertical, and what becomes of it. */
export function ProductDetail({ order }: { order: SuppliedOrder }) {
  switch (order.product) {
    case 'flight':
      return (
        <>
          <Slot name="order.detail.flight" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'esim':
      return <Slot name="order.detail.esim" props={{ order }} />;
  }
}
