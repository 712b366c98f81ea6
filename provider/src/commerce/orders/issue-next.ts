import type { OrderProduct } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { claimDueOrder, keepDelay } from './claim-due-order.ts';
import { abandonOrder } from './abandon-order.ts';
import { markFulfilled } from './mark-fulfilled.ts';
import type { OrderRow } from './order-row.ts';
import { supplierOf, type Fulfilled } from './product.ts';

/**
 * Takes one paid order of this product, has its goods made by its partner, and keeps them. A partner that is silent, or a fault of our own, leaves it to be tried again later;
 * whatever got lost, nothing is made twice. False when nothing is due. Rejects with a fault of our own, once the customer has been notified of the delay.
 */
export async function issueNext(deps: Deps, product: OrderProduct): Promise<boolean> {
  const order = await claimDueOrder(deps, product);
  if (!order) return false;
  const fulfilled = await fulfil(deps, order);
  if (fulfilled === 'refused') await abandonOrder(deps, order);
  else if (fulfilled === 'silent') await keepDelay(deps, order);
  else await markFulfilled(deps, order, fulfilled);
  return true;
}

async function fulfil(deps: Deps, order: OrderRow): Promise<Fulfilled | 'refused' | 'silent'> {
  const { product, ref_number, fulfil_attempts } = order;
  try {
    const supplier = supplierOf(deps, product);
    return await deps.partnerCalls.about(ref_number, () => supplier.fulfil(deps, order, fulfil_attempts > 1));
  } catch (error) {
    if (!(error instanceof PartnerError)) {
      // The customer's money must not wait for a mend of ours either.
      await keepDelay(deps, order);
      throw error;
    }
    deps.logger.warn('supplier-failed', { product, ref_number, kind: error.kind, key: error.key });
    return 'silent';
  }
}
