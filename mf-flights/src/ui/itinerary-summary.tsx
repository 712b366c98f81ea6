import type { BaggageByType, FlightTrip } from '@aylal/contracts/flights';
import { journeyPlaces } from '@aylal/domain/flights';
import { useLocale } from '@aylal/shell';
import { Box, Flex, Heading, Stack, Text } from '@aylal/ui';
import { FlightLeg } from './flight-leg.tsx';
import { useFlightsMessages } from './use-flights-messages.ts';
import { firstDay } from './first-day.ts';

export interface ItinerarySummaryProps {
  trips: readonly FlightTrip[];
  baggage: BaggageByType;
  people: number;
}

/** The journey in short, without a frame and without prices: from where to where, its legs, who flies it, cabin and baggage. */
export function ItinerarySummary({ trips, baggage, people }: ItinerarySummaryProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const flights = trips.flatMap((trip) => trip.flights);
  const numbers = flights.map((flight) => `${flight.marketing_airline} ${flight.flight_number}`).join(', ');
  const { piece, weight } = baggage.adult;
  return (
    <Box minWidth="0">
      <Flex justify="space-between" gap="3" align="baseline">
        <Heading as="h2" size="h3">
          {journeyPlaces(trips).join(' – ')}
        </Heading>
        <Text kind="small" tone="muted" whiteSpace="nowrap">
          {t('travellers.people', { count: people })}
        </Text>
      </Flex>
      <Stack gap="3" marginTop="3">
        {trips.map((trip, index) => (
          <FlightLeg key={index} trip={trip} mark={false} date={firstDay(trip, locale)} />
        ))}
      </Stack>
      <Text kind="small" tone="muted" marginTop="2">
        {[...new Set(flights.map((flight) => flight.marketing_airline_name))].join(', ')} {numbers} ·{' '}
        {t(`offer.${flights[0]?.cabin ?? 'economy'}`)} ·{' '}
        {piece ? t('card.bag', { weight: weight ?? 0 }) : t('card.noBag')}
      </Text>
    </Box>
  );
}
