import type { TripOrder } from '@aylal/contracts/orders';
import { formatMoney, useLocale, type SlotPart } from '@aylal/shell';
import { Card, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { PriceContents } from '../../ui/package-booking/price-contents.tsx';
import { Programme } from '../detail/programme.tsx';
import { TermsCard } from '../../ui/package-booking/terms-card.tsx';
import { DepositLines } from './deposit-lines.tsx';
import { TripVoucher } from './trip-voucher.tsx';

/** `order.detail.trip`: the voucher, what it costs, the programme that prints, what is in the price, and the operator's terms for its date. */
function TripOrderPart({ order }: { order: TripOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { trip } = order;
  return (
    <Stack gap="4">
      <TripVoucher order={order} />
      <Card padded aria-label={t('trip.pageTitle')}>
        <KeyValueList>
          <KeyValue label={t('tripBooking.adults', { count: trip.adults })}>
            {formatMoney(trip.adults_price, locale)}
          </KeyValue>
          {trip.children > 0 && (
            <KeyValue label={t('tripBooking.children', { count: trip.children })}>
              {formatMoney(trip.children_price, locale)}
            </KeyValue>
          )}
          {trip.singles > 0 && (
            <KeyValue label={t('tripBooking.alone', { count: trip.singles })}>
              {formatMoney(trip.supplement, locale)}
            </KeyValue>
          )}
          {trip.deposit && <DepositLines price={trip.price} deposit={trip.deposit} owed={isOwed(order)} />}
        </KeyValueList>
      </Card>
      <Programme days={trip.programme} open />
      <PriceContents trip={trip} />
      <TermsCard terms={trip.terms} departure={trip.date} paidInPart={trip.deposit !== null} />
    </Stack>
  );
}

/** Nobody owes the rest of a trip that is over for its customer. */
function isOwed({ status }: TripOrder): boolean {
  return status.status_code <= 4;
}

export const part: SlotPart<'order.detail.trip'> = { Component: TripOrderPart };
