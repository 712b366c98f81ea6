import type { HotelOrder } from '@aylal/contracts/orders';
import { cancellationTimeline } from '@aylal/domain/hotels';
import type { RefundQuote } from '@aylal/domain/orders';
import { formatMoney, formatPlaceTime, useLocale } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** What comes back for a hotel, and until when it stays so. */
export function HotelRefundSum({ order, quote }: { order: HotelOrder; quote: RefundQuote }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { cancellation, price } = order.hotel;
  const until = cancellationTimeline(cancellation, price, new Date(order.server_time))[0]?.until;
  return (
    <>
      <Notice tone="info">
        {until ? t('hotel.refund.until', { until: formatPlaceTime(until, locale) }) : t('hotel.refund.now')}
      </Notice>
      <KeyValueList>
        <KeyValue label={t('hotel.refund.price')}>{money(quote.fare)}</KeyValue>
        {quote.discount > 0 && <KeyValue label={t('refund.discount')}>−{money(quote.discount)}</KeyValue>}
        <KeyValue label={t('hotel.refund.kept')}>{quote.fee > 0 ? `−${money(quote.fee)}` : money(0)}</KeyValue>
        <KeyValue label={t('refund.back')} total>
          {money(quote.back)}
        </KeyValue>
      </KeyValueList>
    </>
  );
}
