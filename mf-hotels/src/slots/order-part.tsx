import type { HotelOrder } from '@aylal/contracts/orders';
import { formatFullDay, formatMoney, useLocale, type SlotPart, useSharedMessages } from '@aylal/shell';
import { Box, Card, Heading, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { partnerKey } from '../domain/partner-name.ts';
import { CancellationTimeline } from '../ui/cancellation-timeline.tsx';
import { PropertyFees } from '../ui/property-fees.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { StaySummary } from './stay-summary.tsx';

/** `order.detail.hotel`: what was booked, the voucher that prints once the hotel has it, what is paid where, and the terms by the hotel's clock. */
function OrderPart({ order }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { hotel } = order;
  const included = hotel.fee_info.filter(({ category, is_exist }) => category === 'included' && is_exist);
  return (
    <Card padded as="section" aria-label={t(hotel.issued ? 'order.voucher' : 'booking.stay')}>
      <Stack gap="4">
        <StaySummary order={order} />
        <KeyValueList>
          {hotel.confirmation && <KeyValue label={t('order.confirmation')}>{hotel.confirmation}</KeyValue>}
          <KeyValue label={s('order.number')}>{order.ref_number}</KeyValue>
          <KeyValue label={t('order.address')}>{hotel.address}</KeyValue>
          <KeyValue label={t('search.checkIn')}>
            {t('order.from', { day: formatFullDay(hotel.check_in, locale), time: hotel.arrival_time })}
          </KeyValue>
          <KeyValue label={t('search.checkOut')}>{formatFullDay(hotel.check_out, locale)}</KeyValue>
          <KeyValue label={t('order.guests')}>
            {hotel.guests.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
          </KeyValue>
          {hotel.special_request !== '' && <KeyValue label={t('booking.request')}>{hotel.special_request}</KeyValue>}
          <KeyValue label={t('order.soldBy')}>{t(`partners.${partnerKey(hotel.ota)}`)}</KeyValue>
        </KeyValueList>
        {!hotel.issued && order.status.status_code < 4 && (
          <Text kind="small" tone="muted">
            {t('order.later')}
          </Text>
        )}
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
  );
}

export const part: SlotPart<'order.detail.hotel'> = { Component: OrderPart };
