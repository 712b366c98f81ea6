import type { FullRefund } from '@aylal/domain/orders';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { ruleByDatedTerms } from '../../../commerce/refunds/dated-terms.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';

/** Whether a car can be refunded, by the dated terms of its operator and the day in Mongolia. A part of a tögrög is kept. */
export function ruleOfTransport(order: OrderRow, now: number): FullRefund {
  return ruleByDatedTerms(order, agreedItem(order, 'transport'), now);
}

/** The operator takes its car back; its days can be sold again. */
export const transportRefund: RefundPolicy = {
  ask: async ({ transports }, { ref_number }) => {
    await transports.supplier.cancel(ref_number);
    return true;
  },
  release: ({ inventory }, tx, { ref_number }) => inventory.release(tx, ref_number),
};
