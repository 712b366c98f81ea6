import type { Order } from '@aylal/contracts/orders';
import { WithMessages } from '@aylal/parts';
import { formatMoney, useLocale, type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { SkeletonText, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { FactList } from '../ui/pay-later/fact-list.tsx';
import type { paymentInfoDialog } from '../ui/pay-later-dialogs.ts';
import { payLaterMessages, usePayLaterMessages } from '../ui/pay-later/pay-later-messages.ts';

/** MODAL-42: the money of an order, and what can be relied on while it is paid. */
export const view: DialogViewOf<typeof paymentInfoDialog> = {
  title: 'payLater.payment',
  Component: ({ props }) => (
    <WithMessages extra={payLaterMessages} waiting={<SkeletonText lines={6} />}>
      <PaymentInfo order={props.order} />
    </WithMessages>
  ),
};

function PaymentInfo({ order: { ref_number, total, paid, must_pay, to_pay } }: { order: Order }) {
  const t = usePayLaterMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  return (
    <Stack gap="4">
      <KeyValueList>
        <KeyValue label={t('payment.order')}>{ref_number}</KeyValue>
        <KeyValue label={s('order.total')}>{formatMoney(total, locale)}</KeyValue>
        <KeyValue label={t('payment.paid')}>{formatMoney(paid, locale)}</KeyValue>
        <KeyValue label={t('payment.now')}>{formatMoney(must_pay, locale)}</KeyValue>
        {to_pay > must_pay && <KeyValue label={t('payment.later')}>{formatMoney(to_pay - must_pay, locale)}</KeyValue>}
      </KeyValueList>
      <FactList facts={[t('payment.bank'), t('payment.window'), t('payment.again'), t('payment.lost')]} />
    </Stack>
  );
}
