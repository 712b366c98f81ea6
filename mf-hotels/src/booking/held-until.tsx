import { useEffect, useState } from 'react';
import type { HotelQuote } from '@aylal/contracts/hotels';
import { formatClock, useServices } from '@aylal/shell';
import { Button, Flex, Notice, Text } from '@aylal/ui';
import { IconClock } from '@aylal/ui/icons';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** Until when the price is held; once that is over, the way to check it again without losing what is typed. */
export function HeldUntil({ quote, onCheckAgain }: { quote: HotelQuote; onCheckAgain: () => void }) {
  const t = useHotelsMessages();
  const { now } = useServices();
  const left = Date.parse(quote.expires_at) - now().getTime();
  const [over, setOver] = useState(left <= 0);
  // The clock is outside: the notice comes by itself when the time is over.
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [over, left]);
  if (!over)
    return (
      <Flex gap="2" align="center" color="fg.muted">
        <IconClock size={16} />
        <Text as="span" kind="small">
          {t('booking.heldUntil', { time: formatClock(quote.expires_at) })}
        </Text>
      </Flex>
    );
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        <Button size="sm" variant="outline" onClick={onCheckAgain}>
          {t('booking.checkAgain')}
        </Button>
      }
    >
      {t('booking.expired')}
    </Notice>
  );
}
