import { useState } from 'react';
import { QueryView } from '@aylal/parts';
import { homeRoute, localTapaRoute } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box, Heading, PageContainer, Stack, StatusView, Text, TextField } from '@aylal/ui';
import { LiveRegion, useDebounced } from '@aylal/ui/primitives';
import { listLocalPlacesQuery } from '../api/list-local-places-query.ts';
import { BackLink } from '../ui/back-link.tsx';
import { WaitingSchedule } from '../ui/schedule-states.tsx';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { loadLocalTapa } from './local-tapa-loader.ts';
import { PlaceList } from './place-list.tsx';

const typingPauseMs = 250;

/** ROUTE-28: places of the country. The searched text is in the address. Without the navigation around it, the page has its own way home. */
function LocalTapaScreen() {
  const t = useBusMessages();
  const [search, setSearch] = useSearchParams();
  // Its own, so that no letter waits for the address.
  const [typed, setTyped] = useState(localTapaRoute.readSearch(search)?.text ?? '');
  const type = (text: string) => {
    setTyped(text);
    setSearch(text ? { text } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <BackLink to={homeRoute.to()}>{t('local.back')}</BackLink>
      <Heading as="h1" size="h1" marginTop="1">
        {t('local.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('local.lead')}
      </Text>
      <Box role="search" marginTop="4" marginBottom="5" maxWidth="480px">
        <TextField
          type="search"
          label={t('local.search')}
          maxLength={60}
          value={typed}
          onChange={({ target: { value } }) => type(value)}
        />
      </Box>
      <FoundPlaces text={useDebounced(typed, typingPauseMs)} />
    </PageContainer>
  );
}

function FoundPlaces({ text }: { text: string }) {
  const t = useBusMessages();
  const { api } = useServices();
  // While the next letters are asked for, the former list stays in view.
  const found = useQuery({ ...listLocalPlacesQuery(api, text, useLocale()), placeholderData: (shown) => shown });
  return (
    <QueryView
      query={found}
      waiting={<WaitingSchedule text={t('local.loading')} />}
      failed={{ title: t('local.failed'), phone: false }}
    >
      {(places) => (
        <Stack gap="3">
          <LiveRegion>{t('local.count', { count: places.length })}</LiveRegion>
          {places.length === 0 ? (
            <StatusView kind="none-found" title={t('local.noneTitle')}>
              {t('local.noneText')}
            </StatusView>
          ) : (
            <PlaceList places={places} />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

export const screen: Screen = { Component: LocalTapaScreen, title: 'local.title', load: loadLocalTapa };
