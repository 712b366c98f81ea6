import { itemOf, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';

/** Whether the train of an order does not go. While the partner is silent it is taken to go: the rule of time holds. */
export async function isDepartureCancelled(
  { trains }: Pick<Deps, 'trains'>,
  order: Pick<OrderRow, 'product' | 'item'>,
): Promise<boolean> {
  const item = itemOf(order, 'train');
  if (!item) return false;
  try {
    return (await trains.supplier.train(item.train))?.cancelled ?? false;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}
