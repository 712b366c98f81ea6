import type { TransportOrder } from '@aylal/contracts/orders';
import { spacedPhone } from '@aylal/domain/people';
import { formatMoney, useLocale, type SlotPart, useSharedMessages } from '@aylal/shell';
import { Card, Stack, Text, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { PriceContents } from '../../ui/package-booking/price-contents.tsx';
import { TermsCard } from '../../ui/package-booking/terms-card.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TransportSummary } from './transport-summary.tsx';

/** `order.detail.transport`: what was booked, who drives once it is known, what is in the price, and the operator's terms for its day. */
function TransportOrderPart({ order }: { order: TransportOrder }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { transport: car } = order;
  return (
    <Stack gap="4">
      <Card padded aria-label={t('transport.pageTitle')}>
        <TransportSummary order={order} />
        <KeyValueList marginTop="3">
          {car.confirmation && <KeyValue label={t('tripOrder.confirmation')}>{car.confirmation}</KeyValue>}
          {car.driver && <KeyValue label={t('transportOrder.driver')}>{car.driver}</KeyValue>}
          {car.driver_phone && (
            <KeyValue label={t('transportOrder.phone')}>
              <TextLink href={`tel:${car.driver_phone}`}>{spacedPhone(car.driver_phone)}</TextLink>
            </KeyValue>
          )}
          {car.plate && <KeyValue label={t('transportOrder.plate')}>{car.plate}</KeyValue>}
          {car.flight && <KeyValue label={t('transportBooking.flight')}>{car.flight}</KeyValue>}
          <KeyValue label={s('order.total')}>{formatMoney(car.price, locale)}</KeyValue>
        </KeyValueList>
        <Text kind="small" tone="muted" marginTop="2">
          {t('transport.waitingRule', {
            minutes: car.free_waiting_minutes,
            price: formatMoney(car.waiting_price, locale),
          })}
        </Text>
      </Card>
      <PriceContents trip={car} />
      <TermsCard terms={car.terms} departure={car.date} car />
    </Stack>
  );
}

export const part: SlotPart<'order.detail.transport'> = { Component: TransportOrderPart };
