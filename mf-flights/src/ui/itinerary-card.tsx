import type { FareLine } from '@aylal/contracts/flights';
import type { Money } from '@aylal/domain/money';
import { Box, Card, Separator } from '@aylal/ui';
import { ItinerarySummary, type ItinerarySummaryProps } from './itinerary-summary.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';

export interface ItineraryCardProps extends ItinerarySummaryProps {
  fares: readonly FareLine[];
  total: Money;
}

/** The journey in short with its price, beside the passengers. */
export function ItineraryCard({ fares, total, ...journey }: ItineraryCardProps) {
  return (
    <Card as="section">
      <Box padding={{ base: '4', lg: '20px 24px' }}>
        <ItinerarySummary {...journey} />
      </Box>
      <Separator />
      <Box padding={{ base: '4', lg: '20px 24px' }}>
        <PriceBreakdown fares={fares} total={total} />
      </Box>
    </Card>
  );
}
