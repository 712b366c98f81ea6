import type { BusDeparture } from '@aylal/contracts/bus';
import { dayOf } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { DisplayPriceTag } from '@aylal/parts';
import { formatDayWithYear, useLocale, useSharedMessages } from '@aylal/shell';
import { Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { BusTimes } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What is about to be booked: the ride, the seats, and the price. */
export function RideCard({
  departure,
  seats,
  total,
}: {
  departure: BusDeparture;
  seats: readonly number[];
  total: Money;
}) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  return (
    <Card padded as="section" aria-label={t('booking.ride')}>
      <Heading as="h2" size="h3">
        {formatDayWithYear(dayOf(departure.departure_time), locale)}
      </Heading>
      <BusTimes departure={departure} />
      <KeyValueList>
        <KeyValue label={t('bus.model')}>{departure.bus_type}</KeyValue>
        <KeyValue label={t('seats.yours')}>{seats.join(', ')}</KeyValue>
        <KeyValue label={s('order.total')} total>
          <DisplayPriceTag price={total} align="end" />
        </KeyValue>
      </KeyValueList>
      <Text kind="small" tone="muted" marginTop="2">
        {t('booking.holdNote')}
      </Text>
    </Card>
  );
}
