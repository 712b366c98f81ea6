import type { FullRefund } from '@aylal/domain/orders';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { ruleByDatedTerms } from '../../../commerce/refunds/dated-terms.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';

/** Whether a trip can be refunded, by the terms of its operator and the day in Mongolia. A part of a tögrög is kept. Of a deposit the same share is kept as of a whole price; what the operator took itself it refunds itself. */
export function ruleOfTrip(order: OrderRow, now: number): FullRefund {
  const { terms, date, price, deposit } = agreedItem(order, 'trip');
  return ruleByDatedTerms(order, { terms, date, price: deposit?.now ?? price }, now);
}

/** The operator takes its places back; ours can be sold again. */
export const tripRefund: RefundPolicy = {
  ask: async ({ trips }, { ref_number }) => {
    await trips.supplier.cancel(ref_number);
    return true;
  },
  release: ({ inventory }, tx, { ref_number }) => inventory.release(tx, ref_number),
};
