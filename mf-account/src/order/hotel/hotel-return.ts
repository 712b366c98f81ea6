import type { HotelOrder } from '@aylal/contracts/orders';
import { ruleHotelReturn, type HotelReturn } from '@aylal/domain/hotels';

/** What can be done with a hotel order, by the provider's clock at the moment of reading. The provider asks the same rule again. */
export function hotelRefund({ status, hotel, paid, fee, to_pay, credit_name, server_time }: HotelOrder): HotelReturn {
  const facts = {
    statusCode: status.status_code,
    check_in_at: hotel.check_in_at,
    cancellation: hotel.cancellation,
    price: hotel.price,
    received: paid - fee,
    unpaidParts: to_pay > 0,
    loan: credit_name !== null,
  };
  return ruleHotelReturn(facts, new Date(server_time));
}
