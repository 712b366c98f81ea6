import type { FlightSegment, FlightTrip } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { formatDuration, formatFullDay, useLocale, useSharedMessages } from '@aylal/shell';
import { Box, chakra, Flex, Grid, Text } from '@aylal/ui';
import {
  HorizonStrip,
  skyHourOf,
  TicketCard,
  TicketCode,
  TicketFacts,
  TicketPerforation,
  TicketSection,
} from '@aylal/ui/primitives';
import { QrCode } from '@aylal/ui/journey';
import { IconPlane } from '@aylal/ui/icons';
import type { ReactNode } from 'react';
import { ticketState, type TicketState } from '../domain/ticket-state.ts';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import { TicketTravellers } from './ticket-travellers.tsx';

/** A day that is not broken at the hyphen of its month (`12-р`): a word joiner follows each. */
function dayOnTicket(date: LocalDate, locale: Locale): string {
  return formatFullDay(date, locale).replaceAll('-', '-\u2060');
}

const stateKeys: Record<TicketState, FlightsKey> = {
  pending: 'ticket.notIssued',
  valid: 'ticket.title',
  cancelled: 'ticket.cancelled',
  refunded: 'ticket.givenBack',
};

/** The e-ticket of one direction: flights with local times and their zone, who flies, references, and a QR code while it is valid. Prints on white. */
export function Ticket({ order, trip }: { order: FlightOrder; trip: FlightTrip }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const first = trip.flights[0];
  if (!first) return null;
  const state = ticketState(order);
  return (
    <TicketCard aria-label={t('ticket.title')}>
      <HorizonStrip hour={skyHourOf(Number(first.departure_time.slice(0, 2)))}>
        <b>{dayOnTicket(first.departure_date, locale)}</b>
        <span>{t(stateKeys[state])}</span>
      </HorizonStrip>
      {trip.flights.map((flight) => (
        <FlightOnTicket key={flight.departure_at} flight={flight} />
      ))}
      <TicketPerforation />
      <TicketSection paddingBottom="5">
        <Flex gap="5" wrap="wrap" justify="space-between" align="flex-start">
          <Box flex="1" minWidth="240px">
            <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))">
              <div>
                <dt>{s('order.number')}</dt>
                <dd>{order.ref_number}</dd>
              </div>
              <div>
                <dt>{t('ticket.airlineReference')}</dt>
                <dd>{order.airline_reference ?? t('ticket.pending')}</dd>
              </div>
            </TicketFacts>
            <TicketTravellers order={order} />
          </Box>
          {state === 'valid' && (
            <QrCode value={order.ref_number} title={t('ticket.qr', { reference: order.ref_number })} size={112} />
          )}
        </Flex>
      </TicketSection>
    </TicketCard>
  );
}

function FlightOnTicket({ flight }: { flight: FlightSegment }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  return (
    <TicketSection>
      <Grid templateColumns="minmax(0,1fr) auto minmax(0,1fr)" gap="3" alignItems="start">
        <Box minWidth="0">
          <End
            code={flight.departure_airport}
            name={flight.departure_airport_name}
            city={flight.departure_city_name}
            terminal={flight.departure_terminal}
          />
        </Box>
        <Flex direction="column" align="center" color="fg.muted" textStyle="caption" paddingTop="1.5" gap="1">
          <IconPlane size={20} />
          {formatDuration(flight.duration_minutes, locale)}
        </Flex>
        <Box minWidth="0" textAlign="end">
          <End
            code={flight.arrival_airport}
            name={flight.arrival_airport_name}
            city={flight.arrival_city_name}
            terminal={flight.arrival_terminal}
          />
        </Box>
      </Grid>
      <TicketFacts
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          _print: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        <Fact term={t('ticket.departs')} note={zoneOf(flight.departure_at)}>
          {flight.departure_time}
        </Fact>
        <Fact
          term={t('ticket.arrives')}
          note={`${zoneOf(flight.arrival_at)}${flight.arrival_date === flight.departure_date ? '' : ` · ${dayOnTicket(flight.arrival_date, locale)}`}`}
        >
          {flight.arrival_time}
        </Fact>
        <Fact
          term={t('ticket.flight')}
          note={
            flight.operating_airline === flight.marketing_airline
              ? flight.marketing_airline_name
              : t('card.operatedBy', { airline: flight.operating_airline_name })
          }
        >
          {`${flight.marketing_airline}\u00a0${flight.flight_number}`}
        </Fact>
        <Fact term={t('ticket.cabin')} note={flight.aircraft}>
          {t(`offer.${flight.cabin}`)} ({flight.class_code})
        </Fact>
      </TicketFacts>
    </TicketSection>
  );
}

function End({ code, name, city, terminal }: { code: string; name: string; city: string; terminal: string | null }) {
  const t = useFlightsMessages();
  return (
    <>
      <TicketCode>{code}</TicketCode>
      <Text kind="small">{name.startsWith(city) ? name : `${city}, ${name}`}</Text>
      {terminal && (
        <Text kind="small" tone="muted">
          {t('offer.terminal', { terminal })}
        </Text>
      )}
    </>
  );
}

function Fact({ term, note, children }: { term: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        <chakra.span display="block" textStyle="caption" fontWeight="400" color="fg.muted">
          {note}
        </chakra.span>
      </dd>
    </div>
  );
}

/** The offset of an instant as written: `UTC+08:00`. */
function zoneOf(instant: string): string {
  return `UTC${/[+-]\d{2}:?\d{2}$/.exec(instant)?.[0] ?? '+00:00'}`;
}
