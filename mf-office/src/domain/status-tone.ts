import type { OrderStatusCode } from '@aylal/contracts/orders';

/** How the state of an order looks (GAP-75); shown beside its name. */
export function statusTone(code: OrderStatusCode): 'neutral' | 'success' | 'warning' | 'danger' {
  if (code === 1 || code === 3 || code === 8 || code === 9) return 'warning';
  if (code === 2 || code === 4 || code === 7) return 'success';
  return code === 5 ? 'danger' : 'neutral';
}
