import { Suspense } from 'react';
import type { HotelListQuery, ResultOf, listHotels } from '@aylal/contracts';
import { stayNights } from '@aylal/domain';
import { Later } from '@aylal/shell';
import { Box, Button, Flex, Grid, Heading, Stack, StatusView, Text } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
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

/** The ready state: filters, the hotels of a page, and the way to the other pages. A rendered page takes each over by itself. */
export function HotelList({ query, found, renewing }: HotelListProps) {
  const t = useHotelsMessages();
  const { choice, choose, clear } = useListChoice(query);
  const nights = stayNights(query);
  if (found.total === 0) return <NothingFound />;
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: '248px minmax(0,1fr)' }} gap={{ lg: '10' }}>
      <Box as="aside" display={{ base: 'none', lg: 'block' }} aria-label={t('filters.title')}>
        <Suspense>
          <FilterPanel choice={choice} choose={choose} clear={clear} />
        </Suspense>
      </Box>
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
            <Flex gap="2" marginTop="3" justify="space-between" align="center">
              <FilterSheet choice={choice} choose={choose} clear={clear} count={found.count} />
              <SortMenu sort={choice.sort} onChange={(sort) => choose({ sort })} />
            </Flex>
          </Suspense>
          {found.hotels.length === 0 ? (
            <StatusView
              kind="none-found"
              title={t('list.filteredTitle')}
              action={
                <Button variant="outline" onClick={clear}>
                  {t('filters.clear')}
                </Button>
              }
            >
              {t('list.filteredText', { count: found.total })}
            </StatusView>
          ) : (
            <Stack as="ol" gap="3" marginTop="3" listStyleType="none" opacity={renewing ? 0.6 : 1}>
              {found.hotels.map((hotel, index) => (
                <li
                  key={hotel.tapa_code}
                  style={index > 5 ? { contentVisibility: 'auto', containIntrinsicSize: 'auto 220px' } : undefined}
                >
                  <Suspense>
                    <HotelRow hotel={hotel} nights={nights} query={query} first={index === 0} />
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
    </Grid>
  );
}
