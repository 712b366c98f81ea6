import type { OrderRefund } from '@aylal/contracts/orders';
import type { Money } from '@aylal/domain/money';

interface Refunded {
  readonly refunds?: readonly Pick<OrderRefund, 'state' | 'back'>[] | undefined;
}

/** What has come back of an order: refunds that are on their way are not there yet, and some products have none. */
export function refundedSum(order: object | Refunded): Money {
  const refunds = 'refunds' in order ? (order.refunds ?? []) : [];
  return refunds.reduce((sum, { state, back }) => (state === 'finished' ? sum + back : sum), 0);
}
