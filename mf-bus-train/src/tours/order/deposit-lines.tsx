import type { TripOrder } from '@aylal/contracts/orders';
import { formatFullDay, formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

interface DepositLinesProps {
  price: number;
  deposit: NonNullable<TripOrder['trip']['deposit']>;
  /** Whether the rest is still to be paid, as far as we know. */
  owed: boolean;
}

/** The whole price, the deposit, and what the operator takes itself and until when. */
export function DepositLines({ price, deposit: { now, rest, until }, owed }: DepositLinesProps) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <>
      <KeyValue label={t('tripOrder.price')} total>
        {formatMoney(price, locale)}
      </KeyValue>
      <KeyValue label={t('tripOrder.deposit')}>{formatMoney(now, locale)}</KeyValue>
      {owed && (
        <KeyValue label={t('tripOrder.rest', { date: formatFullDay(until, locale) })}>
          {formatMoney(rest, locale)}
        </KeyValue>
      )}
    </>
  );
}
