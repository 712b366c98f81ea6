import { Fragment, useRef, useSyncExternalStore } from 'react';
import type { FlightSearchQuery } from '@aylal/contracts';
import { readNextTrips } from '@aylal/domain';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Box, chakra, Flex, Heading, IconButton, Text } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import { searchAirportsQuery } from '../api/search-airports-query.ts';
import { travellerWords } from '../ui/traveller-words.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { forgetSearch, keptText, lastSearches, watchKept } from './last-searches.ts';
import { lastTripDay } from './read-search.ts';

/** The last searches of this device, each a way to its flights as they are now; one can be taken away. Nothing at all while there are none. */
export function LastSearchesList() {
  const t = useFlightsMessages();
  const { now } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useSyncExternalStore(watchKept, keptText, unknownToServer);
  const searches = lastSearches(now(), text);
  if (searches.length === 0) return null;
  const forget = (search: FlightSearchQuery) => {
    forgetSearch(search);
    // The button that was pressed is gone with its search.
    heading.current?.focus();
  };
  return (
    <Box as="section" marginTop="4" aria-labelledby="flights-last-searches">
      <Heading as="h2" size="h3" id="flights-last-searches" ref={heading} tabIndex={-1}>
        {t('search.last')}
      </Heading>
      <List>
        {searches.map((search) => (
          <LastSearch key={Object.values(search).join(' ')} search={search} onForget={() => forget(search)} />
        ))}
      </List>
    </Box>
  );
}

const unknownToServer = () => '';

function LastSearch({ search, onForget }: { search: FlightSearchQuery; onForget: () => void }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const places = placesOf(search);
  const last = search.trip_type === 'RT' ? search.return_date : lastTripDay(search);
  const days = [search.depart_date, ...(last ? [last] : [])].map((day) => formatDay(day, locale)).join(' – ');
  return (
    <Flex as="li" align="center" gap="1" minWidth="0">
      <Way asChild>
        <RouteLink to={flightsRoutes.results.to({}, search)}>
          <chakra.b display="block">
            {places.map((code, index) => (
              <Fragment key={index}>
                {index > 0 && ' – '}
                <PlaceName code={code} />
              </Fragment>
            ))}
          </chakra.b>
          <Text as="span" kind="small" tone="muted" display="block" truncate>
            {days} · {travellerWords(search, t)}
          </Text>
        </RouteLink>
      </Way>
      <IconButton label={t('search.forget', { journey: `${places.join(' – ')}, ${days}` })} onClick={onForget}>
        <IconX size={18} />
      </IconButton>
    </Flex>
  );
}

/** The city of a code; the code itself until it is known, and where it has no name. */
function PlaceName({ code }: { code: string }) {
  const locale = useLocale();
  const { api } = useServices();
  const found = useQuery(searchAirportsQuery(api, code, locale));
  return found.data?.result.find((place) => place.code === code)?.city_name ?? code;
}

/** The codes of a search in order, each stay once. */
function placesOf({ _from, _to, trip_type, next_trips = '' }: FlightSearchQuery): string[] {
  const next = trip_type === 'MT' ? readNextTrips(next_trips) : [];
  const codes = [_from, _to, ...next.flatMap((trip) => [trip._from, trip._to])];
  return codes.filter((code, index) => code !== codes[index - 1]);
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '2',
    listStyleType: 'none',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))', xl: 'repeat(3, minmax(0,1fr))' },
  },
});

const Way = chakra('a', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '44px',
    paddingBlock: '2',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
  },
});
