import { cancelFlightOrder, cancelOrder, cancelUndeliveredOrder, type Order } from '@aylal/contracts/orders';
import type { CancelSubject } from './order-cancel-dialog-ref.ts';

/** What ends when an order is cancelled as it stands. */
export function cancelSubject(order: Order): CancelSubject {
  if (order.status.status_code !== 1) return 'undelivered';
  if (order.product !== 'flight') return 'goods';
  return order.change ? 'change' : 'order';
}

/** The operation that ends it. */
export const cancelCalls = {
  order: cancelFlightOrder,
  change: cancelFlightOrder,
  goods: cancelOrder,
  undelivered: cancelUndeliveredOrder,
} as const satisfies Readonly<Record<CancelSubject, unknown>>;
