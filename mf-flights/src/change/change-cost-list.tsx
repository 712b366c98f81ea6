import type { ChangeCost } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useChangeMessages } from './change-messages.ts';

/** Fee, difference of the fares, and what comes of both: to pay, back to the customer, or nothing. */
export function ChangeCostList({ cost }: { cost: ChangeCost }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const { penalty, fare_difference, to_pay, credit } = cost;
  const signed = (amount: Money) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount), locale)}`;
  return (
    <KeyValueList>
      <KeyValue label={t('cost.penalty')}>{formatMoney(penalty, locale)}</KeyValue>
      <KeyValue label={t('cost.difference')}>
        {fare_difference === 0 ? formatMoney(0, locale) : signed(fare_difference)}
      </KeyValue>
      <KeyValue label={t(credit > 0 ? 'cost.credit' : 'cost.toPay')} total>
        {formatMoney(credit > 0 ? credit : to_pay, locale)}
      </KeyValue>
    </KeyValueList>
  );
}
