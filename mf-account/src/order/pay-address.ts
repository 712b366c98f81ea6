import type { Order } from '@aylal/contracts/orders';
import { checkoutRoutes } from '@aylal/routes';

/** Where an order is paid, in parts when it was booked so. */
export function payAddress(order: Order) {
  const inParts = 'partial_payment' in order && order.partial_payment;
  return checkoutRoutes.checkout.to({ refNumber: order.ref_number }, inParts ? { p: 'bnpl' } : undefined);
}
