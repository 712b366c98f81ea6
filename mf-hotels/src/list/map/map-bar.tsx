import { Suspense } from 'react';
import type { HotelFacets, HotelListQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useSearchParams } from '@aylal/shell';
import { Box, Flex, Heading, LinkButton, Text } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { FilterButton } from '../filter-button.tsx';
import { useListChoice } from '../use-list-choice.ts';
import { guestLabel } from '../../ui/guest-label.ts';
import { stayDays } from '../../ui/stay-days.ts';
import { useHotelsMessages } from '../../ui/use-hotels-messages.ts';

export interface MapBarProps {
  query: HotelListQuery;
  place: string | undefined;
  count: number;
  facets: HotelFacets | undefined;
}

/** Where and when, the way back to the list with everything that was chosen, and the filters. */
export function MapBar({ query, place = query.text, count, facets }: MapBarProps) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { choice, choose, clear } = useListChoice(query);
  return (
    <Flex as="header" align="center" gap="3" padding="2" bg="bg" borderBottomWidth="1px" borderColor="border">
      <LinkButton asChild variant="outline" size="sm">
        <RouteLink to={`${hotelsRoutes.list.pattern}?${search}`} aria-label={t('map.list')}>
          <IconArrowLeft size={18} />
          {/* On a phone the days need its room. */}
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            {t('map.list')}
          </Box>
        </RouteLink>
      </LinkButton>
      <Box flex="1" minWidth="0">
        <Heading as="h1" size="h3" truncate>
          {place}
        </Heading>
        <Text kind="small" tone="muted" truncate>
          {[stayDays(query, locale), guestLabel(query, t)].join(' · ')}
        </Text>
      </Box>
      <Suspense>
        <FilterButton choice={choice} choose={choose} clear={clear} count={count} facets={facets} />
      </Suspense>
    </Flex>
  );
}
