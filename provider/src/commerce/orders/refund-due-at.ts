import { refundDueFrom, type PaidOrder } from './fulfilment-deadline.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import { supplierOf, type Products } from './product.ts';

/** The facts of a row that its times of waiting are counted from. */
export function paidOrderOf(products: Products, { product, paid_at, created_at, starts_at }: OrderRow): PaidOrder {
  const { waitHours, hasStart } = supplierOf({ products }, product);
  return { waitHours, paidAt: paid_at ?? created_at, departsAt: hasStart ? starts_at : null };
}

/** From when its customer may take the money back, in milliseconds; null for an order that is not waiting for its goods. A change is left to people: the ticket held stands. */
export function refundDueAt(products: Products, order: OrderRow): number | null {
  const waits = order.status === orderStatus.paid || order.status === orderStatus.beingIssued;
  return waits && order.change === null ? refundDueFrom(paidOrderOf(products, order)) : null;
}
