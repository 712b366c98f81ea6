import type { FlightTrip } from '@aylal/contracts/flights';
import { layovers } from '@aylal/domain/flights';
import { formatDay, formatDuration, useLocale } from '@aylal/shell';
import { Box, Flex, Heading, Stack, Text } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FlightStep } from './flight-step.tsx';
import { Wait } from './wait.tsx';

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
      {/* The duration gives way to a line of its own: a date that breaks leaves its dot behind. */}
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4" marginBottom="3">
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
