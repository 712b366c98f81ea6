import type { Trip, TripDeparture } from '@aylal/contracts';
import { ChargedNote, DisplayPriceTag, usePartTexts } from '@aylal/parts';
import { formatDayWithYear, formatFullDay, useLocale } from '@aylal/shell';
import { Box, Button, Card, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

interface TotalCardProps {
  trip: Trip;
  departure: TripDeparture;
  sum: BookingSum;
  busy: boolean;
}

/** What the booking comes to, and with a deposit what of it is paid now and what the operator takes itself. */
export function TotalCard({ trip, departure, sum, busy }: TotalCardProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const texts = usePartTexts();
  const { party, price, deposit } = sum;
  const [adults, children, supplement] = texts([price.adults, price.children, price.supplement]);
  const [now, rest] = deposit ? texts([deposit.now, deposit.rest]) : [];
  return (
    <Card padded>
      <Heading size="h2">{trip.title}</Heading>
      <Text kind="small" tone="muted" marginTop="1">
        {formatFullDay(departure.date, locale)} · {t('trips.days', { count: trip.days })}
      </Text>
      <KeyValueList marginTop="3" aria-live="polite">
        <KeyValue label={t('tripBooking.adults', { count: party.adults })}>{adults}</KeyValue>
        {party.children > 0 && (
          <KeyValue label={t('tripBooking.children', { count: party.children })}>{children}</KeyValue>
        )}
        {price.singles > 0 && (
          <KeyValue label={t('tripBooking.alone', { count: price.singles })}>{supplement}</KeyValue>
        )}
        <KeyValue label={t('tripBooking.total')} total>
          <DisplayPriceTag price={price.total} align="end" />
        </KeyValue>
        {deposit && (
          <>
            <KeyValue label={t('tripBooking.payNow')}>
              {now}
              <ChargedNote price={deposit.now} />
            </KeyValue>
            <KeyValue label={t('tripBooking.rest', { date: formatDayWithYear(deposit.until, locale) })}>
              {rest}
              <ChargedNote price={deposit.rest} />
            </KeyValue>
          </>
        )}
      </KeyValueList>
      {price.singles > party.singles && (
        <Text kind="small" tone="muted" marginTop="2">
          {t('tripBooking.leftOver')}
        </Text>
      )}
      <Box display={{ base: 'none', lg: 'grid' }} marginTop="4">
        <Button type="submit" form="trip-booking" loading={busy}>
          {t('tripBooking.submit')}
        </Button>
      </Box>
      <Text kind="small" tone="muted" marginTop="3">
        {t('tripBooking.heldText')}
      </Text>
    </Card>
  );
}
