import type { Order } from '@aylal/contracts';
import { OrderSlot } from '@aylal/shell';
import { RefundTracking } from '../refund/refund-tracking.tsx';
import { TopUpFacts } from './top-up-facts.tsx';

/** What was bought, lent by its vertical, and what becomes of it. Wallets are ours: a top-up is told here. */
export function ProductDetail({ order }: { order: Order }) {
  if (order.product === 'top-up') return <TopUpFacts order={order} />;
  return (
    <>
      <OrderSlot place="order.detail" order={order} />
      {'refunds' in order && <RefundTracking order={order} />}
    </>
  );
}
