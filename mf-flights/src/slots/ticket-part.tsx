import type { FlightOrder } from '@aylal/contracts/orders';
import type { SlotPart } from '@aylal/shell';
import { Stack } from '@aylal/ui';
import { Ticket } from './ticket.tsx';

/** `order.detail.flight`: the e-ticket, one card per direction. Contributed to the order page with `{ order }`. */
function TicketPart({ order }: { order: FlightOrder }) {
  return (
    <Stack gap="4">
      {order.search_data.trips.map((trip, index) => (
        <Ticket key={index} order={order} trip={trip} />
      ))}
    </Stack>
  );
}

export const part: SlotPart<'order.detail.flight'> = { Component: TicketPart };
