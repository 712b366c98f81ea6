import { busRefundBlock, quoteBusRefund } from '@aylal/domain/bus';
import type { Money } from '@aylal/domain/money';
import type { OrderRow } from '../orders/order-row.ts';
import type { RefundMoment, RefundOfRest } from '../orders/refund-of-rest.ts';

/** What the rule of time refunds (BUS-02 to BUS-05) for every ticket of a bus or a train that was not refunded yet; `prices` in the order of the travellers. Undefined for nothing. */
export function refundOfTickets(
  { status: statusCode, starts_at: departsAt, travellers, paid, fee }: OrderRow,
  prices: readonly Money[],
  { givenBack, departureCancelled, now }: RefundMoment,
): RefundOfRest | undefined {
  if (busRefundBlock({ statusCode, departsAt, departureCancelled }, now)) return undefined;
  const left = travellers.flatMap(({ ticket_number: ticket }, index) =>
    ticket === null || givenBack.has(ticket) ? [] : [{ ticket, price: prices[index] ?? 0 }],
  );
  const chosen = left.map(({ price }) => price);
  const quote = quoteBusRefund(chosen, { prices, received: paid - fee, departsAt, departureCancelled }, now);
  return quote.back === 0 ? undefined : { quote, tickets: left.map(({ ticket }) => ticket) };
}
