import { useState } from 'react';
import type { FlightQuote } from '@aylal/contracts/flights';
import { isOfferExpired } from '@aylal/domain/flights';
import { seatsHeldUntil } from '@aylal/domain/orders';
import { formatClock, useServices } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { IconArmchair, IconClock } from '@aylal/ui/icons';
import { useExpiry } from '../ui/use-expiry.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Two clocks: until when the price is fixed, and how long the seats will be held, which nobody holds yet. When the first is over, a way to check the price again without losing what is typed. */
export function QuoteClock({
  quote,
  checking,
  onCheckAgain,
}: {
  quote: FlightQuote;
  checking: boolean;
  onCheckAgain: () => void;
}) {
  const t = useFlightsMessages();
  const { now } = useServices();
  const [expired, setExpired] = useState(() => isOfferExpired(quote.expires_at, now()));
  useExpiry(quote.expires_at, () => setExpired(true));
  if (expired) {
    return (
      <Notice
        tone="warning"
        live="alert"
        title={`${t('booking.quoteExpiredTitle')}.`}
        action={
          <Button size="sm" variant="outline" loading={checking} onClick={onCheckAgain}>
            {t('booking.checkAgain')}
          </Button>
        }
      >
        {t('booking.quoteExpiredText')}
      </Notice>
    );
  }
  const heldMs =
    seatsHeldUntil(now().getTime(), Date.parse(quote.trips[0]?.flights[0]?.departure_at ?? '')) - now().getTime();
  return (
    <Stack gap="1" color="fg.muted">
      <Flex gap="2" align="center">
        <IconClock size={16} />
        <Text as="span" kind="small">
          {t('booking.quoteUntil', { time: formatClock(quote.expires_at) })}
        </Text>
      </Flex>
      <Flex gap="2" align="center">
        <IconArmchair size={16} />
        <Text as="span" kind="small">
          {t('booking.seatsNotHeld', { minutes: Math.max(0, Math.floor(heldMs / 60_000)) })}
        </Text>
      </Flex>
    </Stack>
  );
}
