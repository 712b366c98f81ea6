import type { HotelRate, HotelStayQuery } from '@aylal/contracts/hotels';
import { usePriceText } from '@aylal/parts';
import { callbackDialog, messageKey, useServices } from '@aylal/shell';
import { Box, Button, Card, Flex, Grid, Heading, Stack, Tag, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useRateCheck } from '../ui/use-rate-check.ts';
import type { RoomRates } from '../domain/group-rates.ts';
import { isSoldOnline } from '../domain/is-sold-online.ts';
import { partnerKey } from '../domain/partner-name.ts';
import { roomInfoDialog } from '../ui/room-info-dialog-ref.ts';
import { CancellationLine } from '../ui/cancellation-line.tsx';
import { HotelPicture } from '../ui/hotel-picture.tsx';
import { StayPrice } from '../ui/stay-price.tsx';
import { type HotelsKey, useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { RateForm, RateRefused } from './rate-form.tsx';

export interface RoomCardProps {
  group: RoomRates;
  stay: HotelStayQuery;
  /** The hotel's name, for the words about its pictures. */
  hotel: string;
  /** The first card of a page has the one solid button. */
  first: boolean;
}

/** One kind of room and a row for each of its rates; sold-out rows stay, inert. */
export function RoomCard({ group: { room, rates }, stay, hotel, first }: RoomCardProps) {
  const t = useHotelsMessages();
  return (
    <Card as="article" overflow="hidden" aria-labelledby={`room-${room.key}`}>
      <Grid templateColumns={{ base: 'minmax(0,1fr)', md: '220px minmax(0,1fr)' }}>
        <Box height={{ base: '180px', md: 'full' }} minHeight={{ md: '200px' }}>
          <HotelPicture url={room.images[0]?.url ?? null} alt={t('picture.room', { room: room.name, hotel })} />
        </Box>
        <Box padding={{ base: '3.5', lg: '4' }} minWidth="0">
          <Heading as="h3" size="h3" id={`room-${room.key}`}>
            {room.name}
          </Heading>
          <Text kind="small" tone="muted">
            {[
              room.size > 0 && t('rooms.size', { size: room.size }),
              room.beds.map(({ kind, count }) => t(messageKey(`beds.${kind}`), { count })).join(', '),
              t('rooms.guests', { count: room.guests }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Stack as="ul" listStyleType="none" gap="0" marginTop="2">
            {rates.map((rate, index) => (
              <RateRow key={rate.rate_key} hotel={hotel} rate={rate} stay={stay} solid={first && index === 0} />
            ))}
          </Stack>
        </Box>
      </Grid>
    </Card>
  );
}

interface RateRowProps {
  hotel: string;
  rate: HotelRate;
  stay: HotelStayQuery;
  solid: boolean;
}

function RateRow({ hotel, rate, stay, solid }: RateRowProps) {
  const t = useHotelsMessages();
  const write = usePriceText();
  const { dialogs } = useServices();
  const check = useRateCheck();
  const online = isSoldOnline(rate);
  const soldOut = rate.left === 0;
  const values = { room: rate.room.name, price: write(rate.rates.total) };
  const button = {
    variant: solid ? 'solid' : 'outline',
    'aria-label': t(online ? 'rooms.bookLabel' : 'rooms.callLabel', values),
  } as const;
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      gap="3"
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      color={soldOut ? 'fg.subtle' : undefined}
    >
      <Stack gap="1" minWidth="0">
        <Flex gap="1.5" wrap="wrap">
          <Tag>{t(rate.breakfast ? 'rooms.breakfast' : 'rooms.noBreakfast')}</Tag>
          {!soldOut && rate.left < 4 && <Tag tone="warning">{t('rooms.left', { count: rate.left })}</Tag>}
        </Flex>
        {soldOut ? <Text kind="small">{t('rooms.soldOutText')}</Text> : <CancellationLine terms={rate.cancellation} />}
        <Text kind="small" tone="muted">
          {t(payKey(rate.pay_type))} · {t(`partners.${partnerKey(rate.ota)}`)}
        </Text>
        {!soldOut && (
          <WithScripts alignSelf="flex-start">
            <Button
              variant="ghost"
              size="sm"
              paddingInline="0"
              onClick={() => void dialogs.open(roomInfoDialog, { rate })}
            >
              {t('rooms.info')}
            </Button>
          </WithScripts>
        )}
        <RateRefused rate={rate} />
      </Stack>
      {soldOut ? (
        <Text strong flexShrink={0}>
          {t('rooms.soldOut')}
        </Text>
      ) : (
        <Flex gap="3" align="center" justify="space-between" flexShrink={0}>
          <StayPrice prices={rate.rates} stay={stay} size="row" textAlign={{ md: 'end' }} />
          {online ? (
            <RateForm {...button} rate={rate} onBook={() => void check(hotel, rate, stay)} />
          ) : (
            <Button {...button} aria-haspopup="dialog" onClick={() => void dialogs.open(callbackDialog, {})}>
              {t('rooms.call')}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** HOTEL-01: who takes the money: we, the partner's page, or the hotel. */
function payKey(payType: string): HotelsKey {
  return payType === 'online' ? 'pay.online' : payType === 'AT_WEB' ? 'pay.atWeb' : 'pay.atHotel';
}
