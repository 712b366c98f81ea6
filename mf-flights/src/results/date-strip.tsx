import { useEffect, useRef } from 'react';
import { addDays, daysBetween, homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { flightsRoutes } from '@aylal/routes';
import { formatDayColumn, RouteLink, useLocale, useQuery, useSearchParams, useServices } from '@aylal/shell';
import { Box, chakra } from '@aylal/ui';
import { listNearbyDatesQuery } from '../api/list-nearby-dates-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { useShortFare } from '../ui/use-short-fare.ts';
import { changeDepartureDay } from './change-departure-day.ts';
import { ridgeHeight, ridgePath } from './ridge-path.ts';

const days = 13;

/** The days around the search with their lowest fares; every day leads to its own list. The prices come after the offers and take no room of their own. */
export function DateStrip({ criteria }: { criteria: FlightSearchQuery }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { api, now } = useServices();
  const short = useShortFare();
  const [search] = useSearchParams();
  const nearby = useQuery(listNearbyDatesQuery(api, criteria));
  const today = homeDate(now());
  const start = firstDay(criteria.depart_date, today);
  const fares = new Map((nearby.data?.result ?? []).map((day) => [day.depart_date, day.adult_fare]));
  const lowest = Math.min(...fares.values());
  const strip = useRef<HTMLElement>(null);
  // A phone shows five of the days: the searched one is brought into view, once per search.
  useEffect(() => {
    const place = strip.current;
    if (place)
      place.scrollLeft =
        (place.scrollWidth * (daysBetween(start, criteria.depart_date) + 0.5)) / days - place.clientWidth / 2;
  }, [start, criteria.depart_date]);
  return (
    <Strip ref={strip} aria-label={t('results.dates')}>
      <Box position="relative" minWidth={{ base: '936px', xl: '0' }}>
        <chakra.svg
          viewBox={`0 0 ${days} ${ridgeHeight}`}
          preserveAspectRatio="none"
          position="absolute"
          insetX="0"
          bottom="0"
          width="full"
          height={`${ridgeHeight}px`}
          aria-hidden
          focusable="false"
        >
          <chakra.path
            d={ridgePath(Array.from({ length: days }, (_, index) => fares.get(addDays(start, index))))}
            fill="accent.muted"
          />
        </chakra.svg>
        <chakra.ul
          position="relative"
          display="grid"
          gridTemplateColumns={`repeat(${days}, minmax(0, 1fr))`}
          listStyleType="none"
        >
          {Array.from({ length: days }, (_, index) => {
            const date = addDays(start, index);
            const fare = fares.get(date);
            const column = formatDayColumn(date, locale);
            const here = date === criteria.depart_date;
            return (
              <li key={date}>
                <Day asChild here={here}>
                  <RouteLink
                    to={`${flightsRoutes.results.pattern}?${changeDepartureDay(search, criteria, date)}`}
                    aria-current={here ? 'date' : undefined}
                  >
                    <chakra.span textStyle="caption">{column.weekday}</chakra.span>{' '}
                    <chakra.span textStyle="caption" whiteSpace="nowrap">
                      {column.day}
                    </chakra.span>{' '}
                    <chakra.b
                      fontSize="sm"
                      lineHeight="sm"
                      color={fare !== undefined && fare === lowest ? 'fg.success' : 'fg'}
                      whiteSpace="nowrap"
                    >
                      {fare === undefined ? (nearby.isSuccess ? '–' : '\u00a0') : short(fare)}
                    </chakra.b>
                  </RouteLink>
                </Day>
              </li>
            );
          })}
        </chakra.ul>
      </Box>
    </Strip>
  );
}

/** The searched day is in the middle, unless today comes before. */
function firstDay(depart: LocalDate, today: LocalDate): LocalDate {
  const ahead = Math.min(Math.floor(days / 2), Math.max(0, daysBetween(today, depart)));
  return addDays(depart, -ahead);
}

const Strip = chakra('nav', {
  base: {
    marginTop: '3',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    height: '86px',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
});

const Day = chakra('a', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    paddingTop: '1.5',
    height: '84px',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { bg: 'accent.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  variants: {
    here: {
      true: {
        bg: 'color-mix(in srgb, var(--aylal-colors-accent-solid) 10%, transparent)',
        borderColor: 'accent.solid',
        color: 'fg',
      },
    },
  },
});
