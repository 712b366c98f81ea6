import { Suspense, useState } from 'react';
import type { ResultOf } from '@aylal/contracts';
import type { HotelListQuery, listHotels } from '@aylal/contracts/hotels';
import { WhenSeen } from '@aylal/map';
import { Later, RouteLink, useSearchParams } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { Box, Flex, Grid, Heading, LinkButton, Stack, StatusView, Text } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { HotelsMap } from './map/hotels-map.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { FilterButton } from './filter-button.tsx';
import { HotelRow } from './hotel-row.tsx';
import { NothingFound } from './list-states.tsx';
import { PageLinks } from './page-links.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useListChoice } from './use-list-choice.ts';

export interface HotelListProps {
  query: HotelListQuery;
  found: ResultOf<typeof listHotels>;
  /** Another choice is being asked for: what stands is of the former one. */
  renewing: boolean;
}

/** The ready state: filters, the hotels of a page and the way to the others, and from 1024 on all of them on a map beside. Card and pin light each other up. A rendered page takes each over by itself. */
export function HotelList({ query, found, renewing }: HotelListProps) {
  const t = useHotelsMessages();
  const { choice, choose, clear, cleared } = useListChoice(query);
  const [search] = useSearchParams();
  const [pointed, setPointed] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  if (found.total === 0) return <NothingFound />;
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,660px) minmax(0,1fr)' }} gap={{ lg: '6' }}>
      <Box as="section" minWidth="0" aria-busy={renewing || undefined}>
        <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
          <Heading as="h1" textStyle={{ base: 'h2Phone', lg: 'h2' }}>
            {t('list.heading', { place: found.place?.name ?? query.text })}
          </Heading>
          <Text kind="small" tone="muted" role="status">
            {t('list.count', { count: found.count })}
          </Text>
        </Flex>
        <Later>
          <Suspense>
            <Flex gap="2" marginTop="3" justify="space-between" align="center" wrap="wrap">
              <FilterButton choice={choice} choose={choose} clear={clear} count={found.count} facets={found.facets} />
              <LinkButton asChild variant="outline" size="sm" display={{ lg: 'none' }}>
                <RouteLink to={`${hotelsRoutes.map.pattern}?${search}`}>
                  <IconMap size={18} />
                  {t('map.open')}
                </RouteLink>
              </LinkButton>
              <SortMenu sort={choice.sort} onChange={(sort) => choose({ sort })} />
            </Flex>
          </Suspense>
          {found.hotels.length === 0 ? (
            <StatusView
              kind="none-found"
              title={t('list.filteredTitle')}
              action={
                <LinkButton asChild variant="outline">
                  <RouteLink to={cleared} replace preventScrollReset>
                    {t('filters.clear')}
                  </RouteLink>
                </LinkButton>
              }
            >
              {t('list.filteredText', { count: found.total })}
            </StatusView>
          ) : (
            <Stack as="ol" gap="3" marginTop="3" listStyleType="none" opacity={renewing ? 0.6 : 1}>
              {found.hotels.map((hotel, index) => (
                <li
                  key={hotel.tapa_code}
                  id={rowOf(hotel.tapa_code)}
                  style={index > 3 ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 220px' } : undefined}
                >
                  <Suspense>
                    <HotelRow
                      hotel={hotel}
                      query={query}
                      first={index === 0}
                      onPoint={setPointed}
                      marked={hotel.tapa_code === pointed || hotel.tapa_code === selected}
                    />
                  </Suspense>
                </li>
              ))}
            </Stack>
          )}
          <PageLinks page={found.page} pages={found.pages} />
          <Text kind="caption" tone="subtle" marginTop="4">
            {t('list.rule')}
          </Text>
        </Later>
      </Box>
      <Box
        as="aside"
        aria-label={t('map.title')}
        display={{ base: 'none', lg: 'block' }}
        position="sticky"
        top={belowSummary}
        height={`calc(100dvh - ${belowSummary})`}
        bg="bg.muted"
      >
        <WhenSeen>
          <HotelsMap
            {...{ query, selected, pointed }}
            onPoint={setPointed}
            onSelect={(code) => {
              setSelected(code);
              if (code !== null) document.getElementById(rowOf(code))?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </WhenSeen>
      </Box>
    </Grid>
  );
}

/** Height of the search that stays at the top. */
const belowSummary = '77px';

function rowOf(code: string): string {
  return `row-${code}`;
}
