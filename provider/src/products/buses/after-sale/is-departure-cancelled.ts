import { itemOf, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';

/** Whether the bus of an order does not go. While the partner is silent it is taken to go: the rule of time holds. */
export async function isDepartureCancelled(
  { buses }: Pick<Deps, 'buses'>,
  order: Pick<OrderRow, 'product' | 'item'>,
): Promise<boolean> {
  const item = itemOf(order, 'bus');
  if (!item) return false;
  try {
    return (await buses.supplier.departure(item.departure))?.cancelled ?? false;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}
