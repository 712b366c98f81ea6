import { useState } from 'react';
import type { FlightQuote } from '@aylal/contracts';
import { isOfferExpired } from '@aylal/domain';
import { formatClock, useServices } from '@aylal/shell';
import { Button, Flex, Notice, Text } from '@aylal/ui';
import { IconClock } from '@aylal/ui/icons';
import { useExpiry } from '../ui/use-expiry.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Until when the price is fixed; when that is over, a way to check it again without losing what is typed. */
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
  return (
    <Flex gap="2" align="center" color="fg.muted">
      <IconClock size={16} />
      <Text as="span" kind="small">
        {t('booking.quoteUntil', { time: formatClock(quote.expires_at) })}
      </Text>
    </Flex>
  );
}
