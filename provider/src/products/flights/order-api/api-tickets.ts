import type { IssuedTickets } from '../booking/airline-port.ts';
import type { ApiOrder } from './order-api-messages.ts';

const TICKET = 'electronic_ticket';

/** The tickets of an order, one for each passenger in this order. Undefined until everybody has one. */
export function ticketsOf(
  { booking_reference, documents }: ApiOrder,
  passengers: readonly string[],
): IssuedTickets | undefined {
  const tickets = documents.filter(({ type }) => type === TICKET);
  const ticketNumbers = passengers.flatMap(
    (id) => tickets.find(({ passenger_ids }) => passenger_ids.includes(id))?.unique_identifier ?? [],
  );
  return passengers.length > 0 && ticketNumbers.length === passengers.length
    ? { airlineReference: booking_reference, ticketNumbers }
    : undefined;
}
