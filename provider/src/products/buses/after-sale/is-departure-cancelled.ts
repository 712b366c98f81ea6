import { itemOf, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';

type Ordered = Pick<OrderRow, 'product' | 'item'>;

/** Whether the bus of an order does not go. While the partner is silent it is taken to go: the rule of time holds. */
export async function isDepartureCancelled(deps: Pick<Deps, 'buses'>, order: Ordered): Promise<boolean> {
  try {
    return await readCancelled(deps, order);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}

/** The same, where who asks can ask again later: throws a PartnerError while the partner is silent. */
export async function readCancelled({ buses }: Pick<Deps, 'buses'>, order: Ordered): Promise<boolean> {
  const item = itemOf(order, 'bus');
  return item !== undefined && ((await buses.supplier.departure(item.departure))?.cancelled ?? false);
}
