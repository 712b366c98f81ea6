import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import { travellerCount } from '@aylal/domain/people';
import { Box, Card, Grid, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { ItinerarySummary } from '../ui/itinerary-summary.tsx';
import { ChangeCostList } from './change-cost-list.tsx';
import { useChangeMessages } from './change-messages.ts';

/** The ticket held and the flights wanted, side by side where there is room, and what the change costs. */
export function ChangeCompare({ order, option }: { order: FlightOrder; option: FlightChangeOption }) {
  const t = useChangeMessages();
  const people = travellerCount(passengerCounts(order.fares));
  return (
    <Card overflow="hidden">
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 280px), 1fr))" gap="1px" bg="border">
        <Side title={t('selected.held')}>
          <ItinerarySummary trips={order.search_data.trips} baggage={order.baggage_info} people={people} />
        </Side>
        <Side title={t('selected.wanted')} accent>
          <ItinerarySummary trips={option.trips} baggage={option.baggage_info} people={people} />
        </Side>
      </Grid>
      <Box padding={{ base: '4', lg: '5' }} borderTopWidth="1px" borderColor="border">
        <ChangeCostList cost={option} />
      </Box>
    </Card>
  );
}

function Side({ title, accent, children }: { title: string; accent?: boolean; children: ReactNode }) {
  return (
    <Box minWidth="0" bg="bg" padding={{ base: '4', lg: '5' }}>
      <Text kind="small" tone={accent ? 'accent' : 'muted'} strong marginBottom="2">
        {title}
      </Text>
      {children}
    </Box>
  );
}
