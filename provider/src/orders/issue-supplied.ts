import type { Deps } from '../deps.ts';
import { PartnerError } from '../partners/partner-error.ts';
import { claimDue, keepDelay } from './claim-due.ts';
import { keepIssued } from './keep-issued.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';
import { productSupplies } from './product-supplies.ts';
import type { Supplied, SuppliedProduct } from './product-supply.ts';

/**
 * Takes one paid order of this product, has its goods made by its partner, and keeps them. A partner that is silent, or a fault of our own, leaves it to be tried again later;
 * whatever got lost, nothing is made twice. False when nothing is due. Rejects with a fault of our own, once the customer has been told of the delay.
 */
export async function issueNextSupplied<P extends SuppliedProduct>(deps: Deps, product: P): Promise<boolean> {
  const order = await claimDue(deps, product);
  if (!order) return false;
  const supplied = await supply(deps, order, product);
  if (supplied) await keepSupplied(deps, order, product, supplied);
  else await keepDelay(deps, order);
  return true;
}

async function supply<P extends SuppliedProduct>(
  deps: Deps,
  order: FlightOrderRow,
  product: P,
): Promise<Supplied<P> | undefined> {
  try {
    return await productSupplies[product].supply(deps, order, order.issue_attempts > 1);
  } catch (error) {
    if (!(error instanceof PartnerError)) {
      // The customer's money must not wait for a mend of ours either.
      await keepDelay(deps, order);
      throw error;
    }
    deps.logger.warn('supplier-failed', { product, ref_number: order.ref_number, kind: error.kind, key: error.key });
    return undefined;
  }
}

function keepSupplied<P extends SuppliedProduct>(
  deps: Deps,
  order: FlightOrderRow,
  product: P,
  { item, confirmation, travellers }: Supplied<P>,
): Promise<void> {
  return keepIssued(deps, order, {
    payable: productSupplies[product].payable(item),
    columns: {
      status: orderStatus.issued,
      item: JSON.stringify(item),
      ...(confirmation === undefined ? {} : { airline_reference: confirmation }),
      ...(travellers ? { travellers: JSON.stringify(travellers) } : {}),
    },
  });
}
