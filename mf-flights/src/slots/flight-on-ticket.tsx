import type { FlightSegment } from '@aylal/contracts/flights';
import { TicketEnds, TicketFact } from '@aylal/parts';
import { formatDuration, formatFullDay, useLocale } from '@aylal/shell';
import { IconPlane } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** One flight of an e-ticket: its airports, its times by their own clocks, its number and cabin. */
export function FlightOnTicket({ flight }: { flight: FlightSegment }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const terminal = (one: string | null) => one && t('offer.terminal', { terminal: one });
  return (
    <TicketSection>
      <TicketEnds
        from={{
          large: flight.departure_airport,
          place: placeOf(flight.departure_airport_name, flight.departure_city_name),
          note: terminal(flight.departure_terminal),
        }}
        to={{
          large: flight.arrival_airport,
          place: placeOf(flight.arrival_airport_name, flight.arrival_city_name),
          note: terminal(flight.arrival_terminal),
        }}
        icon={<IconPlane size={20} />}
        between={formatDuration(flight.duration_minutes, locale)}
      />
      <TicketFacts
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          _print: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        <TicketFact term={t('ticket.departs')} english="Departs" note={zoneOf(flight.departure_at)}>
          {flight.departure_time}
        </TicketFact>
        <TicketFact
          term={t('ticket.arrives')}
          english="Arrives"
          note={`${zoneOf(flight.arrival_at)}${flight.arrival_date === flight.departure_date ? '' : ` · ${formatFullDay(flight.arrival_date, locale)}`}`}
        >
          {flight.arrival_time}
        </TicketFact>
        <TicketFact
          term={t('ticket.flight')}
          english="Flight"
          note={
            flight.operating_airline === flight.marketing_airline
              ? flight.marketing_airline_name
              : t('card.operatedBy', { airline: flight.operating_airline_name })
          }
        >
          {`${flight.marketing_airline}\u00a0${flight.flight_number}`}
        </TicketFact>
        <TicketFact term={t('ticket.cabin')} english="Cabin" note={flight.aircraft}>
          {t(`offer.${flight.cabin}`)} ({flight.class_code})
        </TicketFact>
      </TicketFacts>
    </TicketSection>
  );
}

/** An airport by its city, and by its own name where that does not begin with it. */
function placeOf(name: string, city: string): string {
  return name.startsWith(city) ? name : `${city}, ${name}`;
}

/** The offset of an instant as written: `UTC+08:00`. */
function zoneOf(instant: string): string {
  return `UTC${/[+-]\d{2}:?\d{2}$/.exec(instant)?.[0] ?? '+00:00'}`;
}
