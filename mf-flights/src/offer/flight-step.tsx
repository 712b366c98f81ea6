import type { FlightSegment } from '@aylal/contracts/flights';
import { daysBetween, zoneMark, type LocalDate } from '@aylal/domain/calendar';
import { isCodeshare } from '@aylal/domain/flights';
import { formatDuration, useLocale } from '@aylal/shell';
import { AirlineMark } from '@aylal/ui/primitives';
import { Box, chakra, Flex, Grid, Text } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** One flight: both ends by the clocks of their places, and who flies. `from` is the day on which the direction begins. */
export function FlightStep({ flight, from }: { flight: FlightSegment; from: LocalDate }) {
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
