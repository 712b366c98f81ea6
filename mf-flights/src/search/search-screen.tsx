import { lazy, Suspense } from 'react';
import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box, Card, Heading, PageContainer, Skeleton, Text } from '@aylal/ui';
import { hasSearch, isToChange, readSearch } from '../ui/search-form/read-search.ts';
import { formOfAddress } from '../ui/search-form/search-form-start.ts';
import { LastSearchesList } from '../ui/search-form/last-searches-list.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { loadSearch } from './search-loader.ts';

const CheapDays = lazy(async () => {
  const { CheapDays: Component } = await import(/* webpackChunkName: "cheap-days" */ '../ui/cheap-days/cheap-days.tsx');
  return { default: Component };
});

/** ROUTE-33: the flight search on a page of its own, and the days on which one flies cheaply. */
function SearchScreen() {
  const t = useFlightsMessages();
  const { now } = useServices();
  const [search] = useSearchParams();
  const read = hasSearch(search) ? readSearch(search, now()) : null;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('search.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('search.lead')}
      </Text>
      <Card padding={{ base: '3', lg: '5' }} marginTop="4">
        {read && (!read.ok || isToChange(search)) ? (
          <SearchForm key={search.toString()} start={formOfAddress(search)} faults={read.ok ? {} : read.faults} />
        ) : (
          <SearchForm />
        )}
        <LastSearchesList />
      </Card>
      <Box marginTop="8">
        <Suspense fallback={<Skeleton height={{ base: '362px', lg: '342px' }} borderRadius="lg" />}>
          <CheapDays />
        </Suspense>
      </Box>
    </PageContainer>
  );
}

export const screen: Screen = { Component: SearchScreen, title: 'search.title', load: loadSearch };
