import type { OrderRefund, Order } from '@aylal/contracts/orders';
import type { TimelineStep } from '@aylal/ui/primitives';
import { refundText } from './refund-text.ts';

const states: Readonly<Record<OrderRefund['state'], TimelineStep['state']>> = {
  sent: 'now',
  'in-process': 'now',
  finished: 'done',
  refused: 'failed',
};

/** A step of an order's progress, its words by key and its instant still to be written. */
export interface RefundStep extends Pick<TimelineStep, 'id' | 'state'> {
  readonly text: ReturnType<typeof refundText>;
  readonly at: string;
}

/** The refunds of an order as the last steps of its progress; none where the product has no refunds. */
export function refundSteps(order: Order): RefundStep[] {
  if (!('refunds' in order)) return [];
  const { product, refunds = [] } = order;
  return refunds.map((refund) => ({
    id: `refund ${refund.sent_at}`,
    state: states[refund.state],
    text: refundText(refund, product),
    at: refund.finished_at ?? refund.sent_at,
  }));
}
