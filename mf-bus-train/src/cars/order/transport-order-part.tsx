import type { TransportOrder } from '@aylal/contracts/orders';
import { formatMoney, useLocale, type SlotPart } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { PriceContents } from '../../ui/package-booking/price-contents.tsx';
import { TermsCard } from '../../ui/package-booking/terms-card.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { CarVoucher } from './car-voucher.tsx';

/** `order.detail.transport`: the voucher, who drives once it is known, what is in the price, and the operator's terms for its day. */
function TransportOrderPart({ order }: { order: TransportOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { transport: car } = order;
  return (
    <Stack gap="4">
      <CarVoucher order={order} />
      <Text kind="small" tone="muted">
        {t('transport.waitingRule', {
          minutes: car.free_waiting_minutes,
          price: formatMoney(car.waiting_price, locale),
        })}
      </Text>
      <PriceContents trip={car} />
      <TermsCard terms={car.terms} departure={car.date} car />
    </Stack>
  );
}

export const part: SlotPart<'order.detail.transport'> = { Component: TransportOrderPart };
