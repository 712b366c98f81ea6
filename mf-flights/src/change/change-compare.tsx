import type { FlightChangeOption, FlightOrder } from '@aylal/contracts';
import { travellerCount } from '@aylal/domain';
import { Box, Card, Grid, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import { countsOf } from '../domain/counts-of.ts';
import { ItinerarySummary } from '../ui/itinerary-summary.tsx';
import { ChangeCostList } from './change-cost-list.tsx';
import { useChangeMessages } from './change-words.ts';

/** The ticket held and the flights wanted side by side, and what the change costs. */
export function ChangeCompare({ order, option }: { order: FlightOrder; option: FlightChangeOption }) {
  const t = useChangeMessages();
  const people = travellerCount(countsOf(order.fares));
  return (
    <Card>
      <Grid templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}>
        <Side title={t('selected.held')}>
          <ItinerarySummary trips={order.search_data.trips} baggage={order.baggage_info} people={people} />
        </Side>
        <Side title={t('selected.wanted')} second>
          <ItinerarySummary trips={option.trips} baggage={option.baggage_info} people={people} />
        </Side>
      </Grid>
      <Box padding={{ base: '4', lg: '5' }} borderTopWidth="1px" borderColor="border">
        <ChangeCostList cost={option} />
      </Box>
    </Card>
  );
}

function Side({ title, second, children }: { title: string; second?: boolean; children: ReactNode }) {
  return (
    <Box
      minWidth="0"
      padding={{ base: '4', lg: '5' }}
      borderColor="border"
      {...(second ? { borderTopWidth: { base: '1px', md: '0' }, borderLeftWidth: { base: '0', md: '1px' } } : {})}
    >
      <Text kind="small" tone={second ? 'accent' : 'muted'} strong marginBottom="2">
        {title}
      </Text>
      {children}
    </Box>
  );
}
