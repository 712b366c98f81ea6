import type { Order } from '@aylal/contracts/orders';
import { heldTickets } from './order-refund-ruling.ts';

/** True for an order whose goods are there: of flights with a ticket to fly with, also while another one of it is being refunded. */
export function isPrintable(order: Order): boolean {
  const code = order.status.status_code;
  if (code === 4 || code === 7) return true;
  if (order.product !== 'flight') return false;
  return (code === 8 || code === 9) && heldTickets(order).some(({ gone }) => !gone);
}
