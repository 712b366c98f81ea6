import type { FlightOrder, OrderTraveller } from '@aylal/contracts';
import { refundQuoteOf, ruleFlightRefund, sumOfRefunds, type RefundQuote, type RefundRuling } from '@aylal/domain';

/** What the rule of refunds says of an order, by the provider's clock at the moment of reading. The provider asks the same rule again. */
export function orderRefundRuling({ status, search_data, server_time, partial_payment }: FlightOrder): RefundRuling {
  return ruleFlightRefund(
    {
      statusCode: status.status_code,
      refundable: search_data.refundable_before_depart,
      inParts: partial_payment,
      departure_at: firstDeparture(search_data),
    },
    new Date(server_time),
  );
}

/** The instant at which the first flight leaves. */
export function firstDeparture({ trips }: FlightOrder['search_data']): string {
  return trips[0]?.flights[0]?.departure_at ?? '';
}

/** A ticket that stands in an order, and whether it is being paid back already. */
export interface HeldTicket {
  readonly number: string;
  readonly traveller: OrderTraveller;
  readonly gone: boolean;
}

/** The tickets of an order, in the order of its travellers. */
export function heldTickets({ travellers, refunds = [] }: FlightOrder): HeldTicket[] {
  const gone = new Set(refunds.filter(({ state }) => state !== 'refused').flatMap(({ tickets }) => tickets));
  return travellers.flatMap((traveller) =>
    traveller.ticket_number === null
      ? []
      : [{ number: traveller.ticket_number, traveller, gone: gone.has(traveller.ticket_number) }],
  );
}

/** What would come back for these tickets. */
export function quoteTickets({ fares, search_data }: FlightOrder, tickets: readonly HeldTicket[]): RefundQuote {
  return sumOfRefunds(
    tickets.map(({ traveller }) => refundQuoteOf(traveller.type, fares, search_data.refund_before_depart_price)),
  );
}
