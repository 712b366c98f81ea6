import type { FlightOrder } from '@aylal/contracts';
import { heldTickets } from './order-refund-ruling.ts';

/** True for an order with a ticket to fly with: issued or changed, also while another ticket of it is being refunded. */
export function isPrintable(order: FlightOrder): boolean {
  const code = order.status.status_code;
  if (code === 4 || code === 7) return true;
  return (code === 8 || code === 9) && heldTickets(order).some(({ gone }) => !gone);
}
