import { Slot } from '@aylal/shell';
import { RefundTracking } from '../refund/refund-tracking.tsx';
import type { ShownOrder } from './shown-order.ts';
import { TopUpFacts } from './top-up-facts.tsx';

/** What was bought, lent by its vertical, and what becomes of it. */
export function ProductDetail({ order }: { order: ShownOrder }) {
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
    case 'hotel':
      return (
        <>
          <Slot name="order.detail.hotel" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'bus':
      return (
        <>
          <Slot name="order.detail.bus" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'train':
      return (
        <>
          <Slot name="order.detail.train" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'insurance':
      return <Slot name="order.detail.insurance" props={{ order }} />;
    case 'trip':
      return (
        <>
          <Slot name="order.detail.trip" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'transport':
      return (
        <>
          <Slot name="order.detail.transport" props={{ order }} />
          <RefundTracking order={order} />
        </>
      );
    case 'top-up':
      return <TopUpFacts order={order} />;
    case 'lottery':
      return <Slot name="order.detail.lottery" props={{ order }} />;
  }
}
