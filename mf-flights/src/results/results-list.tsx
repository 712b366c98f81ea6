import { lazy, Suspense, type ReactNode } from 'react';
import type { FlightOffer, FlightSearchQuery } from '@aylal/contracts/flights';
import { journeyPlaces } from '@aylal/domain/flights';
import { Later, useLocale } from '@aylal/shell';
import { Box, Flex, Heading, Text } from '@aylal/ui';
import { dativeForm } from '../domain/dative-form.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { AlertOffer } from './alert-offer.tsx';
import { DateStrip } from './date-strip.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { OfferList } from './offer-list.tsx';
import { withoutFilters } from './results-address.ts';
import { ResultsFrame } from './results-frame.tsx';
import { resultsView } from './results-view.ts';
import { SortMenu } from './sort-menu.tsx';
import { SortTabs } from './sort-tabs.tsx';
import { useResultsChoice } from './use-results-choice.ts';

// Only who filters everything away sees it.
const FilteredAway = lazy(async () => {
  const { FilteredAway: Component } = await import(/* webpackChunkName: "results-more" */ './filtered-away.tsx');
  return { default: Component };
});

export interface ResultsListProps {
  offers: readonly FlightOffer[];
  expiresAt: string;
  criteria: FlightSearchQuery;
  people: number;
  /** About carriers that have not answered. */
  late: ReactNode;
  searchAgain: () => void;
}

const headings = { OW: 'results.headingOneWay', RT: 'results.headingReturn', MT: 'results.headingTowns' } as const;

/** The ready state: days, ranking, filters, and the offers that are left. A rendered page takes each over by itself, so that a tap waits for none of the others. */
export function ResultsList({ offers, expiresAt, criteria, people, late, searchAgain }: ResultsListProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const chosen = useResultsChoice();
  const { choice, choose, addressOf } = chosen;
  const view = resultsView(offers, choice);
  const destination = offers[0]?.trips[0]?.flights.at(-1)?.arrival_city_name ?? criteria._to;
  const goal = dativeForm(destination, locale);
  const origin = offers[0]?.trips[0]?.flights[0]?.departure_city_name ?? criteria._from;
  const totals = offers.map(({ total_fare }) => total_fare);
  const perAdult = criteria.child + criteria.infant > 0;
  const panel = { view, ...chosen, origin, perAdult };
  return (
    <ResultsFrame filters={<FilterPanel {...panel} />}>
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
        <Heading as="h1" textStyle={{ base: 'h2Phone', lg: 'h2' }}>
          {t(headings[criteria.trip_type], { place: goal })}
        </Heading>
        <Text kind="small" tone="muted" role="status">
          {t('results.count', { count: view.shown.length })} ·{' '}
          {t(perAdult ? 'results.pricePerAdult' : 'results.pricePerPerson')}
        </Text>
      </Flex>
      <Later>
        <Suspense>
          <DateStrip criteria={criteria} />
        </Suspense>
        <Suspense>
          <SortTabs leads={view.leads} choice={choice} addressOf={addressOf} />
          <Flex gap="2" marginTop="3" justify="space-between" align="center">
            <FilterSheet {...panel} />
            <SortMenu choice={choice} choose={choose} />
          </Flex>
        </Suspense>
        {late}
        {view.shown.length === 0 ? (
          <Suspense>
            <FilteredAway total={view.total} unfiltered={addressOf(withoutFilters(choice))} />
          </Suspense>
        ) : (
          <OfferList view={view} people={people} expiresAt={expiresAt} searchAgain={searchAgain} />
        )}
        <Suspense>
          <AlertOffer
            criteria={criteria}
            journey={journeyPlaces(offers[0]?.trips ?? []).join(' – ')}
            lowest={Math.min(...totals)}
            highest={Math.max(...totals)}
          />
        </Suspense>
        <Box marginTop="4">
          <Text kind="caption" tone="subtle">
            {t('results.rule')}
          </Text>
        </Box>
      </Later>
    </ResultsFrame>
  );
}
