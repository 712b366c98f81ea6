import type { HotelOrder } from '@aylal/contracts/orders';
import { useLocale } from '@aylal/shell';
import { Box, Flex, Text } from '@aylal/ui';
import { IconBed } from '@aylal/ui/icons';
import { guestLabel } from '../ui/guest-label.ts';
import { bookedDays } from '../ui/stay-days.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** What was booked, in three lines. */
export function StaySummary({ order: { hotel } }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  return (
    <Flex gap="3">
      <IconBed size={24} />
      <Box minWidth="0">
        <Text strong>{hotel.name}</Text>
        <Text kind="small">{bookedDays(hotel, locale)}</Text>
        <Text kind="small" tone="muted">
          {hotel.room} · {guestLabel(hotel, t)} · {t(hotel.breakfast ? 'rooms.breakfast' : 'rooms.noBreakfast')}
        </Text>
      </Box>
    </Flex>
  );
}
