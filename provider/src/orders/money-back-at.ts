import { moneyBackFrom, type PaidOrder } from './give-up-at.ts';
import { orderStatus, type FlightOrderRow } from './order-row.ts';

/** The facts of a row that its times of waiting are reckoned from. */
export function paidOrderOf({ product, paid_at, created_at, departs_at }: FlightOrderRow): PaidOrder {
  return { product, paidAt: paid_at ?? created_at, departsAt: departs_at };
}

/** From when its customer may take the money back, in milliseconds; null for an order that is not waiting for its goods. A change is left to people: the ticket held stands. */
export function moneyBackAt(order: FlightOrderRow): number | null {
  const waits = order.status === orderStatus.paid || order.status === orderStatus.beingIssued;
  return waits && order.change === null ? moneyBackFrom(paidOrderOf(order)) : null;
}
