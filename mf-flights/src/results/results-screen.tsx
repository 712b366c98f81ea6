import { lazy, Suspense, useState } from 'react';
import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { travellerCount } from '@aylal/domain/people';
import { flightsRoutes } from '@aylal/routes';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box, Notice, PageContainer, Skeleton } from '@aylal/ui';
import { searchFlightOffersQuery } from '../api/search-flight-offers-query.ts';
import { useExpiry } from '../ui/use-expiry.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FailedResults } from './failed-results.tsx';
import { ResultsList } from './results-list.tsx';
import { loadResults } from './results-loader.ts';
import { SearchSummary } from './search-summary.tsx';
import { usePlaceNames } from '../ui/use-place-names.ts';
import { WaitingResults } from './waiting-results.tsx';

// Rare beside a list: none of them is part of what a list needs.
const EmptyResults = lazy(async () => {
  const { EmptyResults: Component } = await import(/* webpackChunkName: "results-more" */ './empty-results.tsx');
  return { default: Component };
});
const LateOffers = lazy(async () => {
  const { LateOffers: Component } = await import(
    /* webpackChunkName: "late-offers" */ './pending-carriers/pending-carriers.tsx'
  );
  return { default: Component };
});
const NoAnswer = lazy(async () => {
  const { NoAnswer: Component } = await import(
    /* webpackChunkName: "late-offers" */ './pending-carriers/no-answer.tsx'
  );
  return { default: Component };
});

/** Between two searches that nobody asked for. */
const leastBetweenMs = 60_000;

/** ROUTE-51: the flights of a search. */
function ResultsScreen() {
  const [search] = useSearchParams();
  const criteria = flightsRoutes.results.readSearch(search);
  // The loader has sent every other address to the form.
  return criteria && <Results key={searchIdentity(criteria)} criteria={criteria} />;
}

function Results({ criteria }: { criteria: FlightSearchQuery }) {
  const t = useFlightsMessages();
  const { api, now } = useServices();
  const locale = useLocale();
  const offers = useQuery(searchFlightOffersQuery(api, criteria, locale));
  const [renewedAt, setRenewedAt] = useState<number | null>(null);
  useExpiry(offers.data?.expires_at, () => {
    const at = now().getTime();
    // By a device's clock that is far ahead every answer is over as it comes: one search more is enough then, the provider watches over its offers itself.
    if (renewedAt !== null && at - renewedAt < leastBetweenMs) return;
    setRenewedAt(at);
    void offers.refetch();
  });
  const found = offers.data?.result;
  const names = usePlaceNames(criteria, found?.[0]);
  const [changing, setChanging] = useState(false);
  const change = () => setChanging(true);
  const asked = offers.data?.asked;
  const searchAgain = () => {
    setRenewedAt(now().getTime());
    void offers.refetch();
  };
  const late = offers.data && asked && (
    <Suspense fallback={<Box minHeight={{ base: '88px', lg: '56px' }} marginTop="3" />}>
      <LateOffers found={offers.data} asked={asked} criteria={criteria} searchAgain={searchAgain} />
    </Suspense>
  );
  return (
    <>
      <Suspense>
        <SearchSummary criteria={criteria} place={found?.[0]} names={names} open={changing} onOpen={setChanging} />
      </Suspense>
      <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
        {renewedAt !== null && found && found.length > 0 && (
          <Notice live="status" tone="info">
            {offers.isFetching ? t('results.renewing') : t('results.renewed')}
          </Notice>
        )}
        {offers.isPending ? (
          <WaitingResults legs={{ OW: 1, RT: 2, MT: 3 }[criteria.trip_type]} />
        ) : offers.isError ? (
          <FailedResults
            error={offers.error}
            unknown={names.unknown}
            retry={() => void offers.refetch()}
            change={change}
          />
        ) : offers.data.result.length > 0 ? (
          <ResultsList
            offers={offers.data.result}
            expiresAt={offers.data.expires_at}
            criteria={criteria}
            people={travellerCount(criteria)}
            late={late}
            searchAgain={searchAgain}
          />
        ) : (
          <Suspense fallback={<Skeleton height="220px" borderRadius="lg" />}>
            {asked?.carriers.every(({ state }) => state === 'silent') ? (
              <NoAnswer asked={asked} retry={() => void offers.refetch()} retrying={offers.isFetching} />
            ) : (
              <>
                <EmptyResults criteria={criteria} names={names} change={change} />
                {late}
              </>
            )}
          </Suspense>
        )}
      </PageContainer>
    </>
  );
}

/** One search, whatever its sorting and filters: another one starts with a fresh list. */
function searchIdentity(criteria: FlightSearchQuery): string {
  return Object.values(criteria).join(' ');
}

export const screen: Screen = { Component: ResultsScreen, title: 'results.title', load: loadResults };
