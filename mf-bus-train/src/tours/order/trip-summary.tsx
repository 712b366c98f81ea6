import type { TripOrder } from '@aylal/contracts/orders';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Box, Flex, Text } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What was booked, in three lines. */
export function TripSummary({ order: { trip } }: { order: TripOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <Flex gap="3">
      <IconMap size={24} />
      <Box minWidth="0">
        <Text strong>{trip.title}</Text>
        <Text kind="small">
          {formatFullDay(trip.date, locale)} · {t('trips.days', { count: trip.days })}
        </Text>
        <Text kind="small" tone="muted">
          {trip.pax.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
        </Text>
      </Box>
    </Flex>
  );
}
