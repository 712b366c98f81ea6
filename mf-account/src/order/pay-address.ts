import { checkoutRoutes } from '@aylal/routes';
import type { ShownOrder } from '../domain/shown-order.ts';

/** Where an order is paid, in parts when it was booked so. */
export function payAddress(order: ShownOrder) {
  const inParts = 'partial_payment' in order && order.partial_payment;
  return checkoutRoutes.checkout.to({ refNumber: order.ref_number }, inParts ? { p: 'bnpl' } : undefined);
}
