import type { FlightOrder } from '@aylal/contracts/orders';
import { ticketStateOf, type TicketState } from '@aylal/domain/orders';

interface TicketFacts extends Pick<FlightOrder, 'status' | 'travellers'> {
  readonly refunds?: readonly { readonly state: string; readonly tickets: readonly string[] }[] | undefined;
}

/** The state of an order's e-ticket, by its status (GAP-75) and the tickets that were refunded. */
export function ticketState({ status, travellers, refunds = [] }: TicketFacts): TicketState {
  const tickets = travellers.flatMap(({ ticket_number }) => (ticket_number === null ? [] : [ticket_number]));
  const gone = refunds.filter(({ state }) => state !== 'refused').flatMap((refund) => refund.tickets);
  const refunded = tickets.every((ticket) => gone.includes(ticket));
  return ticketStateOf({ status: status.status_code, issued: tickets.length > 0, refunded });
}
