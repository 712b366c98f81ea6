import { homeDate } from '@aylal/domain/calendar';
import { ruleCoverReturn } from '@aylal/domain/insurance';
import type { FullRefund } from '@aylal/domain/orders';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';
import { coolingOffUntil } from '../booking/insurance-order-view.ts';

/** Whether a cover can be given up, by the day where the customers are. */
export function ruleOfCover(order: OrderRow, now: number): FullRefund {
  const item = agreedItem(order, 'insurance');
  const facts = {
    statusCode: order.status,
    price: item.prices.reduce((sum, price) => sum + price, 0),
    received: order.paid - order.fee,
    unpaidParts: order.paid < order.total,
    loan: order.credit_name !== null,
    startDate: item.startDate,
    coolingOffUntil: coolingOffUntil(order, item),
  };
  return ruleCoverReturn(facts, homeDate(now));
}

/** The insurer is notified once that a policy is given up: it is asked first whether it knows that already, because the answer of an earlier try may have been lost. Nothing was set aside. */
export const coverRefund: RefundPolicy = {
  ask: async ({ insurances: { insurer } }, { ref_number }) => {
    const policy = await insurer.find(ref_number);
    if (!policy) throw new PartnerError('refused', 'UNKNOWN_POLICY');
    if (!policy.cancelled) await insurer.cancel(policy.number);
    return true;
  },
  release: async () => {},
};
