import { useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Card, Heading, PageContainer, Text } from '@aylal/ui';
import { hasSearch, isToChange, readSearch } from '../ui/search-form/read-search.ts';
import { formOfAddress } from '../ui/search-form/search-form-start.ts';
import { LastSearchesList } from '../ui/search-form/last-searches-list.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { loadSearch } from './search-loader.ts';

/** ROUTE-33: the flight search on a page of its own. */
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
    </PageContainer>
  );
}

export const screen: Screen = { Component: SearchScreen, title: 'search.title', load: loadSearch };
