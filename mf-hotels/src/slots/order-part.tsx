import type { HotelOrder } from '@aylal/contracts/orders';
import { formatMoney, useLocale, type SlotPart } from '@aylal/shell';
import { Box, Card, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { CancellationTimeline } from '../ui/cancellation-timeline.tsx';
import { PropertyFees } from '../ui/property-fees.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { ReviewCard } from './review-card.tsx';
import { HotelVoucher } from './hotel-voucher.tsx';

/** `order.detail.hotel`: the voucher, which shows a code once the hotel has it, what is paid where, and the terms by the hotel's clock. */
function OrderPart({ order }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { hotel } = order;
  const included = hotel.fee_info.filter(({ category, is_exist }) => category === 'included' && is_exist);
  return (
    <Stack gap="4">
      <HotelVoucher order={order} />
      <ReviewCard order={order} />
      {!hotel.issued && order.status.status_code < 4 && (
        <Text kind="small" tone="muted">
          {t('order.later')}
        </Text>
      )}
      <Card padded as="section" aria-label={t('rooms.total')}>
        <Stack gap="4">
          <Box>
            <Heading as="h2" size="h3">
              {t('rooms.total')}
            </Heading>
            <KeyValueList>
              <KeyValue label={t('order.rooms')}>{formatMoney(hotel.price, locale)}</KeyValue>
              {included.map(({ type, Amount }) => (
                <KeyValue key={type} label={`${t('fees.included')}: ${t(`fees.${type}`)}`}>
                  {formatMoney(Amount, locale)}
                </KeyValue>
              ))}
            </KeyValueList>
            <PropertyFees fees={hotel.fee_info} />
          </Box>
          <CancellationTimeline
            headingAs="h2"
            terms={hotel.cancellation}
            total={hotel.price}
            now={new Date(order.server_time)}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

export const part: SlotPart<'order.detail.hotel'> = { Component: OrderPart };
