import type { RefundQuote } from '@aylal/domain/orders';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { WholeOrder } from './full-refund-dialog-ref.ts';

/** What was paid, what is kept and what comes back. */
export function FullRefundSum({ order, quote }: { order: WholeOrder; quote: RefundQuote }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <KeyValueList>
      <KeyValue label={t(isDeposit(order) ? 'giveBack.deposit' : 'giveBack.price')}>{money(quote.fare)}</KeyValue>
      {quote.discount > 0 && <KeyValue label={t('refund.discount')}>−{money(quote.discount)}</KeyValue>}
      <KeyValue label={t('giveBack.kept')}>{quote.fee > 0 ? `−${money(quote.fee)}` : money(0)}</KeyValue>
      <KeyValue label={t('giveBack.back')} total>
        {money(quote.back)}
      </KeyValue>
    </KeyValueList>
  );
}

/** Of a trip whose operator takes the rest itself, only the deposit was paid here. */
function isDeposit(order: WholeOrder): boolean {
  return order.product === 'trip' && order.trip.deposit !== null;
}
