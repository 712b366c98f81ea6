import type { Trip, TripDeparture } from '@aylal/contracts';
import { isLocalDate, priceTrip, tripPartyOf } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { usePriceText } from '@aylal/parts';
import { formatFullDay, useLocale, usePrice } from '@aylal/shell';
import { ActionBar, Box, Button, Card, Heading, PriceTag, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/carried';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';

interface TotalCardProps {
  trip: Trip;
  departure: TripDeparture;
  busy: boolean;
}

/** What the booking comes to, by the rule of the provider; who has no birthday yet counts as grown-up. */
export function TotalCard({ trip, departure, busy }: TotalCardProps) {
  const t = useBusMessages();
  const locale = useLocale();
  const text = usePriceText();
  const { charged } = usePrice();
  const { watch } = useFormContext<BookingValues>();
  const pax = watch('pax');
  const singles = watch('singles');
  const born = pax.map(({ birthday }) => birthday).filter(isLocalDate);
  const { adults, children } = tripPartyOf(born, departure.date, trip.child_below);
  const party = { adults: adults + pax.length - born.length, children, singles };
  const price = priceTrip(departure, party);
  return (
    <>
      <Card padded>
        <Heading size="h2">{trip.title}</Heading>
        <Text kind="small" tone="muted" marginTop="1">
          {formatFullDay(departure.date, locale)} · {t('trips.days', { count: trip.days })}
        </Text>
        <KeyValueList marginTop="3" aria-live="polite">
          <KeyValue label={t('tripBooking.adults', { count: party.adults })}>{text(price.adults)}</KeyValue>
          {children > 0 && (
            <KeyValue label={t('tripBooking.children', { count: children })}>{text(price.children)}</KeyValue>
          )}
          {price.singles > 0 && (
            <KeyValue label={t('tripBooking.alone', { count: price.singles })}>{text(price.supplement)}</KeyValue>
          )}
          <KeyValue label={t('tripBooking.total')} total>
            {text(price.total)}
          </KeyValue>
        </KeyValueList>
        {price.singles > singles && (
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
      <ActionBar
        marginInline={{ base: '-4', md: '-6' }}
        marginTop="4"
        role="region"
        aria-label={t('tripBooking.total')}
      >
        <Box flex="1" minWidth="0">
          <PriceTag {...charged(price.total)} />
        </Box>
        <Button type="submit" form="trip-booking" loading={busy}>
          {t('tripBooking.submit')}
        </Button>
      </ActionBar>
    </>
  );
}
