import type { FlightOrder } from '@aylal/contracts/orders';

/** `valid`: somebody can fly with it. `pending`: not issued yet. `cancelled` and `refunded`: nobody can any more. */
export type TicketState = 'pending' | 'valid' | 'cancelled' | 'refunded';

interface TicketFacts extends Pick<FlightOrder, 'status' | 'travellers'> {
  readonly refunds?: readonly { readonly state: string; readonly tickets: readonly string[] }[] | undefined;
}

/** The state of an order's e-ticket, by its status (GAP-75) and the tickets that were refunded. */
export function ticketState({ status, travellers, refunds = [] }: TicketFacts): TicketState {
  const code = status.status_code;
  if (code === 5 || code === 6) return 'cancelled';
  if (code === 10) return 'refunded';
  const tickets = travellers.flatMap(({ ticket_number }) => (ticket_number === null ? [] : [ticket_number]));
  if (tickets.length === 0) return 'pending';
  const gone = refunds.filter(({ state }) => state !== 'refused').flatMap((refund) => refund.tickets);
  return tickets.every((ticket) => gone.includes(ticket)) ? 'refunded' : 'valid';
}
