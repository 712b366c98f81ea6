import type { Order } from '@aylal/contracts/orders';
import type { Money } from '@aylal/domain/money';
import { bankName, settlingHours } from '@aylal/domain/payments';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** What was sent, as its success screen says it. */
export interface SentRefund {
  readonly back: Money;
  readonly bank: string;
  /** Masked. */
  readonly account: string;
}

/** ERR-16: the request is sent, and from when the money can come (decision 0238); the way back to the order, which follows it (ROUTE-10, ROUTE-11). */
export function RefundDone({
  refund,
  order,
  onLeave,
}: {
  refund: SentRefund;
  order: Pick<Order, 'product' | 'ref_number'>;
  onLeave: () => void;
}) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { navigator } = useServices();
  function leave() {
    onLeave();
    navigator.go(accountRoutes.order.to({ product: order.product, refNumber: order.ref_number }), { replace: true });
  }
  return (
    <StatusView
      kind="done"
      title={t('refund.done.title')}
      action={
        <Button data-autofocus onClick={leave}>
          {t('refund.done.toOrder')}
        </Button>
      }
    >
      {t(order.product === 'hotel' ? 'hotel.refund.done' : 'refund.done.text', {
        price: formatMoney(refund.back, locale),
        bank: bankName(refund.bank, locale),
        account: refund.account,
      })}{' '}
      {t('refund.waits', { hours: settlingHours })}
    </StatusView>
  );
}
