import { QueryView } from '@aylal/parts';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Text } from '@aylal/ui';
import { useDebounced } from '@aylal/ui/primitives';
import { searchTripsQuery } from '../api/trip-queries.ts';
import { readTripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { NoTrips, WaitingTrips } from './trip-states.tsx';
import { TripFilters } from './trip-filters.tsx';
import { TripGrid } from './trip-grid.tsx';
import { loadTrips } from './trips-loader.ts';

const typingPauseMs = 250;

/** ROUTE-35: trips and packages. What they are narrowed by is in the address. */
function TripsScreen() {
  const t = useBusMessages();
  const [search] = useSearchParams();
  const { api } = useServices();
  const choice = readTripChoice(search);
  const text = useDebounced(choice.text, typingPauseMs);
  // While another choice is asked for, the former list stays in view.
  const query = searchTripsQuery(api, { ...choice, text }, useLocale());
  const found = useQuery({ ...query, placeholderData: (shown) => shown });
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('trips.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('trips.lead')}
      </Text>
      <TripFilters choice={choice} />
      <QueryView
        query={found}
        waiting={<WaitingTrips />}
        failed={{ title: t('trips.failed') }}
        empty={<NoTrips choice={choice} />}
      >
        {(list, { count }) => <TripGrid trips={list} count={count} choice={choice} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = { Component: TripsScreen, title: 'trips.title', load: loadTrips };
