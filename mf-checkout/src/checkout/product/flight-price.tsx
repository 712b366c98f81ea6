import type { FlightOrder, OrderChange } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

/** What flights cost: fares, taxes and fee, or what a change of them comes to. */
export function FlightPrice({ order }: { order: FlightOrder }) {
  return order.change ? <ChangeRows order={order} change={order.change} /> : <FareRows order={order} />;
}

function FareRows({ order }: { order: FlightOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const taxes = order.fares.reduce((sum, fare) => sum + fare.taxes * fare.count, 0);
  return (
    <>
      {order.fares.map((fare) => (
        <KeyValue
          key={fare.type}
          label={`${t(`fare.${fare.type}`, { count: fare.count })} × ${formatMoney(fare.base, locale)}`}
        >
          {formatMoney(fare.base * fare.count, locale)}
        </KeyValue>
      ))}
      <KeyValue label={t('sum.taxes')}>{formatMoney(taxes, locale)}</KeyValue>
      {order.fee > 0 && <KeyValue label={t('sum.fee')}>{formatMoney(order.fee, locale)}</KeyValue>}
    </>
  );
}

/** A change of flights: what the ticket held has cost, and what comes to it. */
function ChangeRows({ order, change }: { order: FlightOrder; change: OrderChange }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { penalty, fare_difference, to_pay } = change;
  const difference = `${fare_difference < 0 ? '−' : ''}${formatMoney(Math.abs(fare_difference), locale)}`;
  return (
    <>
      <KeyValue label={t('sum.held')}>{formatMoney(order.total - to_pay, locale)}</KeyValue>
      <KeyValue label={t('sum.penalty')}>{formatMoney(penalty, locale)}</KeyValue>
      <KeyValue label={t('sum.difference')}>{difference}</KeyValue>
    </>
  );
}
