import type { FlightOrder, OrderTraveller } from '@aylal/contracts/orders';
import { ruleFlightRefund, ticketsGivenBack, type RefundRuling } from '@aylal/domain/flights';
import { quoteRefund, type RefundQuote } from '@aylal/domain/orders';
import { lendCancellation } from '@aylal/domain/payments';

/** What the rule of refunds says of an order, by the provider's clock at the moment of reading. The provider asks the same rule again. */
export function orderRefundRuling(order: FlightOrder): RefundRuling {
  const { status, search_data, server_time, to_pay } = order;
  return ruleFlightRefund(
    {
      statusCode: status.status_code,
      refundable: search_data.refundable_before_depart,
      unpaidParts: to_pay > 0,
      loan: loanOf(order),
      departure_at: firstDeparture(search_data),
    },
    new Date(server_time),
  );
}

/** The state of the loan that has paid for an order, if one has. */
function loanOf({ credit_name, progress, server_time }: FlightOrder): 'none' | 'open' | 'over' {
  if (credit_name === null) return 'none';
  const paidAt = progress.find(({ step }) => step === 'paid')?.at ?? server_time;
  return lendCancellation(new Date(paidAt), new Date(server_time));
}

/** The instant at which the first flight leaves. */
export function firstDeparture({ trips }: FlightOrder['search_data']): string {
  return trips[0]?.flights[0]?.departure_at ?? '';
}

/** A ticket that is in an order, and whether it is being paid back already. */
export interface HeldTicket {
  readonly number: string;
  readonly traveller: OrderTraveller;
  readonly gone: boolean;
}

/** The tickets of an order, in the order of its travellers. */
export function heldTickets({ travellers, refunds = [] }: FlightOrder): HeldTicket[] {
  const gone = ticketsGivenBack(refunds);
  return travellers.flatMap((traveller) =>
    traveller.ticket_number === null
      ? []
      : [{ number: traveller.ticket_number, traveller, gone: gone.has(traveller.ticket_number) }],
  );
}

/** What would come back for these tickets. The provider works it out by the same rule. */
export function quoteTickets(
  { fares, search_data, paid, fee }: FlightOrder,
  tickets: readonly HeldTicket[],
): RefundQuote {
  return quoteRefund(
    tickets.map(({ traveller }) => traveller.type),
    { fares, received: paid - fee, feePerTicket: search_data.refund_before_depart_price },
  );
}
