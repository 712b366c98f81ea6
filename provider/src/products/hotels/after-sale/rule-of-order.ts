import { ruleHotelReturn, type HotelReturn } from '@aylal/domain/hotels';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
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
