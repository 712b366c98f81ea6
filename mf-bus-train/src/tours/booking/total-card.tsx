import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { ChargedNote, DisplayPriceTag, usePartTexts } from '@aylal/parts';
import { formatDayWithYear, formatFullDay, useLocale, useSharedMessages } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { KeyValue } from '@aylal/ui/primitives';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { BookingTotal } from '../../ui/booking-total.tsx';
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
  const s = useSharedMessages();
  const locale = useLocale();
  const texts = usePartTexts();
  const { party, price, deposit } = sum;
  const [adults, children, supplement] = texts([price.adults, price.children, price.supplement]);
  const [now, rest] = deposit ? texts([deposit.now, deposit.rest]) : [];
  return (
    <BookingTotal
      title={trip.title}
      when={`${formatFullDay(departure.date, locale)} · ${t('trips.days', { count: trip.days })}`}
      form="trip-booking"
      busy={busy}
      held={t('tripBooking.heldText')}
      rows={
        <>
          <KeyValue label={t('tripBooking.adults', { count: party.adults })}>{adults}</KeyValue>
          {party.children > 0 && (
            <KeyValue label={t('tripBooking.children', { count: party.children })}>{children}</KeyValue>
          )}
          {price.singles > 0 && (
            <KeyValue label={t('tripBooking.alone', { count: price.singles })}>{supplement}</KeyValue>
          )}
          <KeyValue label={s('order.total')} total>
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
        </>
      }
    >
      {price.singles > party.singles && (
        <Text kind="small" tone="muted" marginTop="2">
          {t('tripBooking.leftOver')}
        </Text>
      )}
    </BookingTotal>
  );
}
