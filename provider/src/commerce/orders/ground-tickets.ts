import type { BusTicket, BusOrder } from '@aylal/contracts/orders';
import { ticketsGivenBack } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import type { RefundRow } from './refund-row.ts';
import type { OrderRow } from './order-row.ts';

type Tickets = Omit<BusTicket, 'seat'>[];
type RideState = Pick<BusOrder['bus'], 'code' | 'is_departure_cancelled' | 'issued' | 'delayed'>;

/** The tickets of an order by land, one for each who travels; whoever has no nationality of Mongolia is named by a passport. */
export function groundTickets(
  { travellers }: OrderRow,
  prices: readonly Money[],
  refunds: readonly RefundRow[],
): Tickets {
  const back = ticketsGivenBack(refunds);
  return travellers.map(({ surname, given_name, type, nationality, masked_document, ticket_number }, index) => ({
    ticket_id: ticket_number,
    last_name: surname,
    first_name: given_name,
    ...(nationality === 'MN' ? { document_number: masked_document } : { passport_number: masked_document }),
    is_child: type === 'child',
    is_cancelled: ticket_number !== null && back.has(ticket_number),
    ticket_total_price: prices[index] ?? 0,
  }));
}

/** How far a ride by land is, as far as the order knows; whether it goes is asked of its partner. */
export function groundRide({ fulfil_failed_at }: OrderRow, made: { readonly code: string } | null): RideState {
  return {
    code: made?.code ?? null,
    is_departure_cancelled: false,
    issued: made !== null,
    delayed: made === null && fulfil_failed_at !== null,
  };
}
