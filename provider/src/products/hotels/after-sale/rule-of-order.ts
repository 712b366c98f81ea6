import { ruleHotelReturn, type HotelReturn } from '@aylal/domain/hotels';
import { itemOf, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { RefundMoment, RefundOfRest } from '../../../commerce/orders/refund-of-rest.ts';
import type { StoredHotel } from '../booking/stored-hotel.ts';

/** What can be done with an order now, by the rule that the screen asks too. */
export function ruleOfHotelOrder(order: OrderRow, item: StoredHotel, now: number): HotelReturn {
  const facts = {
    statusCode: order.status,
    check_in_at: item.checkInAt,
    cancellation: item.cancellation,
    price: item.price,
    received: order.paid - order.fee,
    unpaidParts: order.paid < order.total,
    loan: order.credit_name !== null,
  };
  return ruleHotelReturn(facts, new Date(now));
}

/** What comes back of an order by that rule; undefined when it leaves that to people. */
export function refundOfStay(order: OrderRow, { now }: RefundMoment): RefundOfRest | undefined {
  const item = itemOf(order, 'hotel');
  const ruling = item && ruleOfHotelOrder(order, item, now);
  return ruling?.kind === 'refund' ? { quote: ruling.quote, tickets: [] } : undefined;
}
