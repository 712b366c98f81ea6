import { readLotterySubject, type PlainOrder } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

/** What an order of tickets is made of where some are delivered: the tickets, and bringing them. */
export function LotteryPrice({ order }: { order: PlainOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { delivery_fee } = readLotterySubject(order);
  if (delivery_fee === 0) return null;
  return (
    <>
      <KeyValue label={t('lottery.tickets')}>{formatMoney(order.total - delivery_fee, locale)}</KeyValue>
      <KeyValue label={t('lottery.delivery')}>{formatMoney(delivery_fee, locale)}</KeyValue>
    </>
  );
}
