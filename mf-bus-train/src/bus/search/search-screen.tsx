import { typedDay } from '@aylal/domain/calendar';
import { busRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Card, Heading, PageContainer, Text } from '@aylal/ui';
import { listNextBusesQuery } from '../../api/next-departures-queries.ts';
import { typedDayFault } from '../../domain/read-trip.ts';
import { NextDepartures } from '../../ui/departures/next-departures.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { searchOfToday, type SearchFormValues } from '../../ui/search-form/search-form-schema.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { loadSearch } from './search-loader.ts';
import { StopList } from './stop-list.tsx';

/** ROUTE-37: the bus search, what leaves next, and from where buses go. */
function SearchScreen() {
  const t = useBusMessages();
  const { api, now } = useServices();
  const buses = useQuery(listNextBusesQuery(api, useLocale()));
  const [search] = useSearchParams();
  const start = startOf(search, now());
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('search.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('search.lead')}
      </Text>
      <Card padding={{ base: '3', lg: '5' }} marginTop="4">
        <SearchForm key={search.toString()} start={start} dayFault={start && typedDayFault(start.depart_date, now())} />
      </Card>
      <NextDepartures kind="bus" query={buses} />
      <StopList />
    </PageContainer>
  );
}

/** What the address says of a search; undefined when it says nothing. */
function startOf(search: URLSearchParams, now: Date): SearchFormValues | undefined {
  const said = busRoutes.search.readSearch(search) ?? {};
  const { _from = '', _to = '', depart_date = searchOfToday(now).depart_date, return_date = '' } = said;
  const stop = (id: string) => (/^\d{3}$/.test(id) ? id : '');
  const start = {
    _from: stop(_from),
    _to: stop(_to),
    depart_date: typedDay(depart_date),
    return_date: typedDay(return_date),
  };
  return start._from || start._to || said.depart_date || start.return_date ? start : undefined;
}

export const screen: Screen = { Component: SearchScreen, title: 'search.title', load: loadSearch };
