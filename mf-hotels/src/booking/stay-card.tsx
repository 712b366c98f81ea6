import type { HotelQuote } from '@aylal/contracts/hotels';
import { stayNights } from '@aylal/domain/hotels';
import { DisplayPriceTag } from '@aylal/parts';
import { useLocale, useServices } from '@aylal/shell';
import { Box, Button, Card, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { partnerKey } from '../domain/partner-name.ts';
import { roomInfoDialog } from '../ui/room-info-dialog-ref.ts';
import { CancellationLine } from '../ui/cancellation-line.tsx';
import { guestLabel } from '../ui/guest-label.ts';
import { HotelPicture } from '../ui/hotel-picture.tsx';
import { PropertyFees } from '../ui/property-fees.tsx';
import { Stars } from '../ui/stars.tsx';
import { bookedDays } from '../ui/stay-days.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** What is about to be booked: hotel, days, room, terms, and the price. What the hotel takes itself is below it, in words of its own. */
export function StayCard({ quote: { hotel, rate, stay } }: { quote: HotelQuote }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { dialogs } = useServices();
  return (
    <Card overflow="hidden" as="section" aria-label={t('booking.stay')}>
      <Box height="160px">
        <HotelPicture url={hotel.picture} alt={t('picture.exterior', { hotel: hotel.name })} eager />
      </Box>
      <Stack gap="2" padding="4">
        <div>
          <Heading as="h2" size="h3">
            {hotel.name}
          </Heading>
          <Stars rating={hotel.star_rating} />
          <Text kind="small" tone="muted">
            {hotel.address}
          </Text>
        </div>
        <Text>{bookedDays(stay, locale)}</Text>
        <Text kind="small" tone="muted">
          {guestLabel(stay, t)} · {rate.room.name} · {t(rate.breakfast ? 'rooms.breakfast' : 'rooms.noBreakfast')}
        </Text>
        <CancellationLine terms={rate.cancellation} />
        <Text kind="small" tone="muted">
          {t(rate.pay_type === 'AT_WEB' ? 'pay.atWeb' : 'pay.online')} · {t(`partners.${partnerKey(rate.ota)}`)}
        </Text>
        <KeyValueList>
          <KeyValue label={t('booking.total', { nights: t('words.nights', { count: stayNights(stay) }) })} total>
            <DisplayPriceTag price={rate.rates.total} align="end" />
          </KeyValue>
        </KeyValueList>
        <PropertyFees fees={rate.fee_info} />
        <Button
          variant="ghost"
          size="sm"
          alignSelf="flex-start"
          paddingInline="0"
          onClick={() => void dialogs.open(roomInfoDialog, { rate })}
        >
          {t('rooms.info')}
        </Button>
      </Stack>
    </Card>
  );
}
