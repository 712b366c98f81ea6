import { lazy, Suspense, type MouseEvent } from 'react';
import type { FlightOffer, FlightSearchQuery } from '@aylal/contracts/flights';
import { journeyPlaces } from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, RouteLink, useLocale, useSearchParams } from '@aylal/shell';
import { Box, chakra, PageContainer, Skeleton, Text } from '@aylal/ui';
import { IconEdit, IconSearch } from '@aylal/ui/icons';
import { lastTripDay } from '../ui/search-form/read-search.ts';
import { travellerLabel } from '../ui/traveller-label.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { PlaceNames } from '../ui/use-place-names.ts';

const SearchForm = lazy(async () => {
  const { SearchForm: Component } = await import(
    /* webpackChunkName: "search-form" */ '../ui/search-form/search-form.tsx'
  );
  return { default: Component };
});

export interface SearchSummaryProps {
  criteria: FlightSearchQuery;
  /** Any offer of the list, for the names of its towns. */
  place: FlightOffer | undefined;
  names: PlaceNames;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The search as one row; "change" opens the form in its place. */
export function SearchSummary({ criteria, place, names: { from, to }, open, onOpen }: SearchSummaryProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const [search] = useSearchParams();
  const overTowns = criteria.trip_type === 'MT';
  const lastDay = criteria.trip_type === 'RT' ? criteria.return_date : lastTripDay(criteria);
  const back = lastDay ? ` – ${formatDay(lastDay, locale)}` : ` · ${t('search.oneWay')}`;
  return (
    <Box
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBlock={{ base: '2', lg: '3' }}
      position="sticky"
      top="0"
      zIndex="sticky"
    >
      <PageContainer>
        <SummaryLink asChild>
          <RouteLink
            to={`${flightsRoutes.search.pattern}?${search}&change=1`}
            aria-expanded={open}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onOpen(!open);
            }}
          >
            <IconSearch size={20} />
            <chakra.span flex="1" minWidth="0">
              <chakra.b display="block" truncate>
                {overTowns && place ? journeyPlaces(place.trips).join(' – ') : `${from} – ${to}`}
              </chakra.b>
              <Text as="span" kind="small" tone="muted" display="block" truncate>
                {formatDay(criteria.depart_date, locale)}
                {back} · {travellerLabel(criteria, t)}
              </Text>
            </chakra.span>
            <Text as="span" kind="small" tone="accent" strong display={{ base: 'none', lg: 'inline' }}>
              {t('search.edit')}
            </Text>
            <chakra.span color="accent.fg" display={{ lg: 'none' }}>
              <IconEdit size={20} />
              <chakra.span srOnly>{t('search.edit')}</chakra.span>
            </chakra.span>
          </RouteLink>
        </SummaryLink>
        {open && (
          <Box paddingTop="3" maxHeight="calc(100dvh - 80px)" overflowY={{ base: 'auto', lg: 'visible' }}>
            <Suspense fallback={<Skeleton height="120px" borderRadius="md" />}>
              <SearchForm start={criteria} onSearched={() => onOpen(false)} />
            </Suspense>
          </Box>
        )}
      </PageContainer>
    </Box>
  );
}

const SummaryLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    maxWidth: { lg: '620px' },
    minHeight: '52px',
    paddingBlock: '1',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    lineHeight: '1.25rem',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
  },
});
