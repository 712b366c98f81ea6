import { formatMoney, useLocale, usePageForm } from '@aylal/shell';
import { Button, Notice, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { FullRefundSum } from '../full-refund/full-refund-sum.tsx';
import type { WholeOrder } from '../full-refund/full-refund-dialog-ref.ts';
import { PlainReturnCard } from './plain-return-card.tsx';
import type { ReturnRefusal } from './plain-return.ts';

/** The goods of an order go back as a whole without scripts: what comes back and what is kept, before anything is sent (NEED-150). */
export function PlainFullRefund({ order }: { order: WholeOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const refused = usePageForm<ReturnRefusal>()?.posted?.answer.refused;
  const ruling = order.full_refund;
  if (ruling.kind === 'blocked')
    return (
      <PlainReturnCard title={t('giveBack.title')}>
        <Notice tone="danger">{t(`giveBack.rule.${ruling.reason}`, { status: order.status.name })}</Notice>
      </PlainReturnCard>
    );
  const { quote } = ruling;
  return (
    <PlainReturnCard title={t('giveBack.title')}>
      <Text>{t('giveBack.text')}</Text>
      <FullRefundSum order={order} quote={quote} />
      <input type="hidden" name="refund_amount" value={quote.back} />
      {refused && (
        <Notice tone={refused.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
          {refused.kind === 'message' ? refused.message : t(`giveBack.${refused.kind}`)}
        </Notice>
      )}
      <Button type="submit" alignSelf="start">
        {t('giveBack.submit', { price: formatMoney(quote.back, locale) })}
      </Button>
    </PlainReturnCard>
  );
}
