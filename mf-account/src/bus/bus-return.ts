import type { BusOrder } from '@aylal/contracts';
import { busRefundBlock, quoteBusRefund, type RefundQuote } from '@aylal/domain';

/** Why nothing of an order can be given back by the provider's clock at the moment of reading; undefined when something can. The provider asks the same rule again. */
export function busBlock(order: BusOrder): ReturnType<typeof busRefundBlock> {
  return busRefundBlock({ statusCode: order.status.status_code, ...timesOf(order) }, Date.parse(order.server_time));
}

/** What comes back for tickets of an order. */
export function quoteBusTickets(order: BusOrder, chosen: readonly string[]): RefundQuote {
  const price = ({ ticket_total_price }: BusOrder['pax'][number]) => ticket_total_price;
  const basis = { prices: order.pax.map(price), received: order.paid - order.fee, ...timesOf(order) };
  const prices = order.pax.filter(({ ticket_id }) => ticket_id !== null && chosen.includes(ticket_id)).map(price);
  return quoteBusRefund(prices, basis, Date.parse(order.server_time));
}

function timesOf({ bus }: BusOrder) {
  return { departsAt: Date.parse(bus.departure_time), departureCancelled: bus.is_departure_cancelled };
}
