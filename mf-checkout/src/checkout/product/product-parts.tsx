import type { SuppliedOrder } from '@aylal/contracts';
import { formatMoney, OrderSlot, useLocale } from '@aylal/shell';
import { Heading } from '@aylal/ui';
import { KeyValue } from '@aylal/ui/carried';
import type { CheckoutOrder } from '../../domain/checkout-order.ts';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';
import { TicketsPrice } from './tickets-price.tsx';
import { InsurancePrice } from './insurance-price.tsx';
import { HotelPrice } from './hotel-price.tsx';
import { TripPrice } from './trip-price.tsx';
import { FlightPrice } from './flight-price.tsx';

/** What is bought, lent by its vertical; money for a wallet says itself what it is. */
export function ProductSummary({ order }: { order: CheckoutOrder }) {
  if (order.product === 'top-up') return <Heading size="h3">{order.title}</Heading>;
  return <OrderSlot place="checkout.summary" order={order} />;
}

/** What its price is made of, and what a coupon took off. */
export function ProductPrice({ order }: { order: SuppliedOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { coupon_code: code, discount } = order;
  return (
    <>
      <PriceLines order={order} />
      {code !== null && <KeyValue label={t('sum.coupon', { code })}>−{formatMoney(discount, locale)}</KeyValue>}
    </>
  );
}

function PriceLines({ order }: { order: SuppliedOrder }) {
  const locale = useLocale();
  switch (order.product) {
    case 'flight':
      return <FlightPrice order={order} />;
    case 'esim':
      return <KeyValue label={order.esim.package.title}>{formatMoney(order.esim.package.price, locale)}</KeyValue>;
    case 'hotel':
      return <HotelPrice order={order} />;
    case 'bus':
    case 'train':
      return <TicketsPrice pax={order.pax} />;
    case 'insurance':
      return <InsurancePrice order={order} />;
    case 'trip':
      return <TripPrice order={order} />;
    case 'transport':
      return <KeyValue label={order.transport.title}>{formatMoney(order.transport.price, locale)}</KeyValue>;
  }
}
