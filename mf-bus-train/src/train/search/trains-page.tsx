import { trainRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices } from '@aylal/shell';
import { Box, Card, Heading, PageContainer, Stack, Text } from '@aylal/ui';
import { listNextTrainsQuery } from '../../api/next-departures-queries.ts';
import { addressesOf, readTrainSearch } from '../../domain/read-train-search.ts';
import { NextDepartures } from '../../ui/departures/next-departures.tsx';
import { WaySwitch } from '../../ui/way-switch.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { FoundTrains } from './found-trains.tsx';
import { TrainClassesCard } from './train-classes-card.tsx';
import { TrainSearchForm } from './train-search-form.tsx';

/** What leaves next, and what the classes are, before anything is searched for. */
function BeforeSearch() {
  const trains = useQuery(listNextTrainsQuery(useServices().api, useLocale()));
  return (
    <>
      <NextDepartures kind="train" query={trains} />
      <Box marginTop="8">
        <TrainClassesCard />
      </Box>
    </>
  );
}

/** The train search and, once the address asks for them, the trains. */
export function TrainsPage({ page }: { page: keyof typeof trainRoutes }) {
  const t = useBusMessages();
  const { now } = useServices();
  const [search] = useSearchParams();
  const { query, start, fault, ways } = readTrainSearch(search, now());
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Heading as="h1" size="h1">
        {t('trains.title')}
      </Heading>
      <Text tone="muted" marginTop="1">
        {t('trains.lead')}
      </Text>
      <Card padding={{ base: '3', lg: '5' }} marginTop="4">
        <TrainSearchForm key={search.toString()} page={page} start={start} dayFault={fault} />
      </Card>
      {query ? (
        <Box marginTop="5">
          <Stack gap="4">
            {ways && (
              <WaySwitch
                ways={ways}
                date={query.depart_date}
                here={trainRoutes[page].to({}, addressesOf(query, ways).here)}
                there={trainRoutes[page].to({}, addressesOf(query, ways).there)}
              />
            )}
            <FoundTrains query={query} page={page} />
          </Stack>
        </Box>
      ) : (
        <BeforeSearch />
      )}
    </PageContainer>
  );
}
