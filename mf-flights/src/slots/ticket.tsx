import type { FlightTrip } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import { Ticket as TicketPaper, TicketFact, TicketStub } from '@aylal/parts';
import { useSharedMessages } from '@aylal/shell';
import { TicketFacts } from '@aylal/ui/primitives';
import { ticketState } from '../domain/ticket-state.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FlightOnTicket } from './flight-on-ticket.tsx';
import { TicketTravellers } from './ticket-travellers.tsx';

/** The e-ticket of one direction: flights with local times and their zone, who flies, references, and a QR code while it is valid. Prints on white. */
export function Ticket({ order, trip }: { order: FlightOrder; trip: FlightTrip }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const first = trip.flights[0];
  if (!first) return null;
  const state = ticketState(order);
  return (
    <TicketPaper
      title={t('ticket.title')}
      english="E-ticket"
      day={first.departure_date}
      hour={Number(first.departure_time.slice(0, 2))}
      state={state}
    >
      {trip.flights.map((flight) => (
        <FlightOnTicket key={flight.departure_at} flight={flight} />
      ))}
      <TicketStub term={s('order.number')} english="Order number" number={order.ref_number} state={state}>
        <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))">
          <TicketFact term={t('ticket.airlineReference')} english="Airline reference (PNR)">
            {order.airline_reference ?? t('ticket.pending')}
          </TicketFact>
        </TicketFacts>
        <TicketTravellers order={order} />
      </TicketStub>
    </TicketPaper>
  );
}
