import { tripRoutes } from '@aylal/routes';
import { RouteLink, type SlotPart, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, chakra, Flex, Heading, Skeleton, Text, TextLink } from '@aylal/ui';
import { searchTripsQuery } from '../api/trip-queries.ts';
import { readTripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { TripCard } from './trip-card.tsx';

const SHOWN = 3;
const everyTrip = readTripChoice(new URLSearchParams());

/** `home.board`: the trips that leave next, as pictures. When the list does not come, one quiet line; nothing at all where nothing is sold. */
function TripsTeaser() {
  const t = useBusMessages();
  const shared = useSharedMessages();
  const trips = useQuery(searchTripsQuery(useServices().api, everyTrip, useLocale()));
  const shown = trips.data?.result.slice(0, SHOWN);
  if (shown?.length === 0) return null;
  return (
    <Box as="section" minWidth="0" aria-labelledby="trips-board">
      <Flex justify="space-between" align="baseline" gap="3" marginBottom="3">
        <Heading as="h2" id="trips-board">
          {t('trips.boardTitle')}
        </Heading>
        <TextLink asChild whiteSpace="nowrap">
          <RouteLink to={tripRoutes.list.to()}>{t('trips.boardAll')}</RouteLink>
        </TextLink>
      </Flex>
      {trips.isError ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text kind="small" tone="muted">
            {t('trips.boardFailed')}
          </Text>
          <Button variant="outline" size="sm" onClick={() => void trips.refetch()}>
            {shared('action.retry')}
          </Button>
        </Flex>
      ) : (
        <Row aria-labelledby="trips-board">
          {shown
            ? shown.map((trip) => (
                <li key={trip.slug}>
                  <TripCard trip={trip} eager={false} headingAs="h3" />
                </li>
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                <Skeleton as="li" key={index} height="380px" borderRadius="lg" />
              ))}
        </Row>
      )}
    </Box>
  );
}

/** Side by side; on a phone one looks in from the edge, so that it is seen that there are more. */
const Row = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '82%', md: 'minmax(0, 1fr)' },
    gap: '3',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    paddingBlockEnd: '1',
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

export const part: SlotPart<'home.board'> = { Component: TripsTeaser };
