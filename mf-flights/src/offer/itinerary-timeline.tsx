import type { FlightSegment, FlightTrip } from '@aylal/contracts';
import { daysBetween, isCodeshare, layovers, zoneMark, type Layover } from '@aylal/domain';
import { formatDay, formatDuration, useLocale } from '@aylal/shell';
import { AirlineMark } from '@aylal/ui/carried';
import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@aylal/ui';
import { IconClockExclamation, IconMoonStars } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** One direction, flight by flight: local times, terminals, who flies, and the waits between. `part` is its place in the journey; a number where there are several towns. */
export function ItineraryTimeline({ trip, part }: { trip: FlightTrip; part: 'outbound' | 'inbound' | number }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const first = trip.flights[0];
  if (!first) return null;
  const date = formatDay(first.departure_date, locale);
  const waits = layovers(trip);
  const stops = waits.length;
  return (
    <Box as="section" padding={{ base: '4', lg: '20px 24px' }}>
      <Flex justify="space-between" align="baseline" gap="4" marginBottom="3">
        <Heading size="h2">
          {typeof part === 'number' ? t('offer.trip', { number: part, date }) : t(`offer.${part}`, { date })}
        </Heading>
        <Text kind="small" tone="muted" whiteSpace="nowrap">
          {formatDuration(trip.duration_minutes, locale)} ·{' '}
          {stops === 0 ? t('card.direct') : t('card.stops', { count: stops })}
        </Text>
      </Flex>
      <Stack as="ol" gap="0" listStyleType="none">
        {trip.flights.map((flight, index) => (
          <li key={`${flight.flight_number}-${flight.departure_at}`}>
            <FlightStep flight={flight} from={first.departure_date} />
            {waits[index] && <Wait wait={waits[index]} city={flight.arrival_city_name} />}
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function FlightStep({ flight, from }: { flight: FlightSegment; from: string }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const carrier = `${flight.marketing_airline_name} ${flight.marketing_airline} ${flight.flight_number} · ${t(`offer.${flight.cabin}`)} (${flight.class_code})`;
  return (
    <Grid templateColumns="64px 16px minmax(0,1fr)" columnGap="3" minHeight="132px">
      <Flex direction="column" justify="space-between" fontSize="lg" lineHeight="lg">
        <Moment time={flight.departure_time} days={daysBetween(from, flight.departure_date)} />
        <Moment time={flight.arrival_time} days={daysBetween(from, flight.arrival_date)} />
      </Flex>
      <Rail aria-hidden>
        <Dot />
        <Dot end />
      </Rail>
      <Flex direction="column" justify="space-between" gap="2.5">
        <Place
          city={flight.departure_city_name}
          airport={flight.departure_airport_name}
          code={flight.departure_airport}
          terminal={flight.departure_terminal}
          at={flight.departure_at}
        />
        <Flex gap="2.5" align="center">
          <AirlineMark code={flight.marketing_airline} />
          <Text as="div" kind="small" tone="muted">
            {carrier}
            <Box>
              {flight.aircraft} · {formatDuration(flight.duration_minutes, locale)}
            </Box>
            {isCodeshare(flight) && (
              <Box color="fg">{t('card.operatedBy', { airline: flight.operating_airline_name })}</Box>
            )}
          </Text>
        </Flex>
        <Place
          city={flight.arrival_city_name}
          airport={flight.arrival_airport_name}
          code={flight.arrival_airport}
          terminal={flight.arrival_terminal}
          at={flight.arrival_at}
        />
      </Flex>
    </Grid>
  );
}

function Moment({ time, days }: { time: string; days: number }) {
  const t = useFlightsMessages();
  return (
    <chakra.b whiteSpace="nowrap">
      {time}
      {days > 0 && (
        <chakra.sup fontSize="2xs" color="fg.warning" marginStart="2px">
          <chakra.span aria-hidden>+{days}</chakra.span>
          <chakra.span srOnly>{t('card.laterDays', { count: days })}</chakra.span>
        </chakra.sup>
      )}
    </chakra.b>
  );
}

function Place({
  city,
  airport,
  code,
  terminal,
  at,
}: {
  city: string;
  airport: string;
  code: string;
  terminal: string | null;
  /** The instant there: its zone is that of the place. */
  at: string;
}) {
  const t = useFlightsMessages();
  return (
    <div>
      <chakra.b>
        {airport.startsWith(city) ? airport : `${city}, ${airport}`}
        {terminal && ` · ${t('offer.terminal', { terminal })}`}
      </chakra.b>
      <Text kind="small" tone="muted">
        {code} · {zoneMark(at)}
      </Text>
    </div>
  );
}

function Wait({ wait, city }: { wait: Layover; city: string }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  return (
    <Stack
      gap="1"
      marginBlock="4"
      paddingBlock="2.5"
      paddingInline="3.5"
      bg="bg.warning"
      borderRadius="md"
      textStyle="small"
      color="fg.warning"
    >
      <Flex gap="2" align="center">
        <IconClockExclamation size={18} />
        {t('offer.wait', { city, duration: formatDuration(wait.minutes, locale) })}
      </Flex>
      {wait.overnight && (
        <Flex gap="2" align="center">
          <IconMoonStars size={18} />
          {t('offer.overnight')}
        </Flex>
      )}
      {wait.airportChange && <b>{t('offer.changeAirport', { from: wait.airport, to: wait.nextAirport })}</b>}
    </Stack>
  );
}

const Rail = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: '1.5',
    _before: {
      content: '""',
      position: 'absolute',
      top: '10px',
      bottom: '10px',
      borderInlineStartWidth: '2px',
      borderColor: 'border.emphasized',
    },
  },
});

const Dot = chakra('span', {
  base: {
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    bg: 'bg',
    borderWidth: '2px',
    borderColor: 'fg.subtle',
    zIndex: 1,
  },
  variants: { end: { true: { bg: 'accent.solid', borderColor: 'accent.solid' } } },
});
