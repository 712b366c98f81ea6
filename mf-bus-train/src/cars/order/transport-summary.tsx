import type { TransportOrder } from '@aylal/contracts/orders';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Box, Flex, Text } from '@aylal/ui';
import { IconCar } from '@aylal/ui/icons';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What was booked, in three lines. */
export function TransportSummary({ order: { transport } }: { order: TransportOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { kind, date, time, days } = transport;
  return (
    <Flex gap="3">
      <IconCar size={24} />
      <Box minWidth="0">
        <Text strong>{transport.title}</Text>
        <Text kind="small">
          {formatFullDay(date, locale)}, {time}
          {kind === 'hire' && ` · ${t('transport.days', { count: days })}`}
        </Text>
        <Text kind="small" tone="muted">
          {[transport.pick_up, transport.drop_off].filter(Boolean).join(' → ')} ·{' '}
          {t('transportBooking.peopleCount', { count: transport.people })}
        </Text>
      </Box>
    </Flex>
  );
}
