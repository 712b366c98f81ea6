import { lazy, Suspense } from 'react';
import type { Order } from '@aylal/contracts/orders';
import { useSearchParams } from '@aylal/shell';
import { WithoutScripts } from '@aylal/ui/primitives';
import { refundKey } from './plain-refund-fields.ts';

const PlainRefund = lazy(async () => {
  const { PlainRefund: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-refund.tsx');
  return { default: Component };
});

/** Without scripts the refund of a ticket stands on the page of its order, where the address asks for it. */
export function PlainRefundPlace({ order }: { order: Order }) {
  const [search] = useSearchParams();
  if (order.product !== 'flight' || !search.has(refundKey)) return null;
  return (
    <WithoutScripts>
      <Suspense>
        <PlainRefund order={order} />
      </Suspense>
    </WithoutScripts>
  );
}
