import type { Order } from '@aylal/contracts/orders';
import { formatMoney, OrderSlot, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/primitives';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

/** What is bought, contributed by its vertical. */
export function ProductSummary({ order }: { order: Order }) {
  return <OrderSlot place="checkout.summary" order={order} />;
}

/** What its price is made of, and what a coupon took off. */
export function PriceLines({ order: { lines, coupon_code: code, discount } }: { order: Order }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <>
      {lines.map(({ label, amount }, index) => (
        <KeyValue key={index} label={label}>
          {amount < 0 && '−'}
          {formatMoney(Math.abs(amount), locale)}
        </KeyValue>
      ))}
      {code !== null && <KeyValue label={t('sum.coupon', { code })}>−{formatMoney(discount, locale)}</KeyValue>}
    </>
  );
}
