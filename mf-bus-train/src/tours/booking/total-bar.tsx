import { usePrice, useSharedMessages } from '@aylal/shell';
import { ActionBar, Box, Button, PriceTag, Text } from '@aylal/ui';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The foot of a phone screen: what is paid now, and the booking. It is beside the whole form, for it sticks no further than what holds it. */
export function TotalBar({ sum, busy }: { sum: BookingSum; busy: boolean }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const { charged } = usePrice();
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={s('order.total')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(sum.now)} />
        {sum.deposit && (
          <Text kind="caption" tone="muted">
            {t('tripBooking.payNow')}
          </Text>
        )}
      </Box>
      <Button type="submit" form="trip-booking" loading={busy}>
        {t('tripBooking.submit')}
      </Button>
    </ActionBar>
  );
}
