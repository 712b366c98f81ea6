import { QueryView } from '@aylal/parts';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Heading, PageContainer, Text } from '@aylal/ui';
import { useDebounced } from '@aylal/ui/primitives';
import { listTransportsQuery } from '../api/transport-queries.ts';
import { readTransportChoice } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { TransportFilters } from './transport-filters.tsx';
import { TransportGrid } from './transport-grid.tsx';
import { NoTransports, WaitingTransports } from './transport-states.tsx';
import { loadTransports } from './transports-loader.ts';

const typingPauseMs = 250;

/** ROUTE-38: cars with drivers. What they are narrowed by is in the address. */
function TransportsScreen() {
  const t = useBusMessages();
  const [search] = useSearchParams();
  const { api } = useServices();
  const choice = readTransportChoice(search);
  const text = useDebounced(choice.text, typingPauseMs);
  // While another choice is asked for, the former list stays in view.
  const query = listTransportsQuery(api, { ...choice, text }, useLocale());
  const found = useQuery({ ...query, placeholderData: (shown) => shown });
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('transports.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('transports.lead')}
      </Text>
      <TransportFilters choice={choice} />
      <QueryView
        query={found}
        waiting={<WaitingTransports />}
        failed={{ title: t('transports.failed') }}
        empty={<NoTransports choice={choice} />}
      >
        {(list, { count }) => <TransportGrid transports={list} count={count} choice={choice} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = { Component: TransportsScreen, title: 'transports.title', load: loadTransports };
