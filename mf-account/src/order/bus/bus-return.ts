import { busRefundBlock, quoteBusRefund } from '@aylal/domain/bus';
import type { RefundQuote } from '@aylal/domain/orders';
import { rideOf, type RideOrder } from './ride.ts';

/** Why nothing of an order can be refunded by the provider's clock at the moment of reading; undefined when something can. The provider asks the same rule again. */
export function busBlock(order: RideOrder): ReturnType<typeof busRefundBlock> {
  return busRefundBlock({ statusCode: order.status.status_code, ...timesOf(order) }, Date.parse(order.server_time));
}

/** What comes back for tickets of an order. */
export function quoteBusTickets(order: RideOrder, chosen: readonly string[]): RefundQuote {
  const price = ({ ticket_total_price }: RideOrder['pax'][number]) => ticket_total_price;
  const basis = { prices: order.pax.map(price), received: order.paid - order.fee, ...timesOf(order) };
  const tickets: readonly RideOrder['pax'][number][] = order.pax;
  const prices = tickets.filter(({ ticket_id }) => ticket_id !== null && chosen.includes(ticket_id)).map(price);
  return quoteBusRefund(prices, basis, Date.parse(order.server_time));
}

function timesOf(order: RideOrder) {
  const { departureTime, cancelled } = rideOf(order);
  return { departsAt: Date.parse(departureTime), departureCancelled: cancelled };
}
