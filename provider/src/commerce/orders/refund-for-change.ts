import { ticketsGivenBack } from '@aylal/domain/flights';
import { isJourneyAsAgreed, refundsInFull } from '@aylal/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import type { PartnerChangeRow } from './partner-change-row.ts';
import { refundOfRest, type RefundOfRest } from './refund-of-rest.ts';
import type { RefundRow } from './refund-row.ts';

/** What has been refunded of an order by now, in milliseconds. */
export interface ChangeMoment {
  readonly refunds: readonly RefundRow[];
  readonly now: number;
}

/** Whether a change can be answered: the order has its goods. */
export function isChangeable({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === orderStatus.issued || status === orderStatus.changed;
}

const over: readonly number[] = [orderStatus.cancelled, orderStatus.expired, orderStatus.refunded];

/** Whether nothing is left of an order that a change could be about. */
export function isOrderOver({ status }: Pick<OrderRow, 'status'>): boolean {
  return over.includes(status);
}

/** Whether a change is one of the journey that the order has now: its customer may have taken other flights meanwhile. */
export function isOfThisJourney(
  { products }: Pick<Deps, 'products'>,
  order: OrderRow,
  change: Pick<PartnerChangeRow, 'before'>,
): boolean {
  const { partnerChanges } = products[order.product];
  if (!partnerChanges) return false;
  const [before, after] = [change.before, partnerChanges.agreed(order)].map((journey) =>
    partnerChanges.legs(journey, order.locale),
  );
  return before !== undefined && after !== undefined && isJourneyAsAgreed({ before, after });
}

/** What comes back because of a change by the partner: everything that is left of the order, as for a departure that is cancelled. Undefined where the change is too small for that, or people work it out. */
export function refundForChange(
  { products }: Pick<Deps, 'products'>,
  order: OrderRow,
  change: Pick<PartnerChangeRow, 'before' | 'after'>,
  { refunds, now }: ChangeMoment,
): RefundOfRest | undefined {
  const { partnerChanges } = products[order.product];
  if (!partnerChanges || !isChangeable(order)) return undefined;
  const [before, after] = [change.before, change.after].map((journey) => partnerChanges.legs(journey, order.locale));
  if (!before || !after || !refundsInFull({ before, after }, now)) return undefined;
  return refundOfRest({ products }, order, { givenBack: ticketsGivenBack(refunds), departureCancelled: true, now });
}
