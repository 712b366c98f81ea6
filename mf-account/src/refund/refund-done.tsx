import type { Money } from '@aylal/domain';
import { accountRoutes } from '@aylal/routes';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { Button, StatusView } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What was sent, as its success screen says it. */
export interface SentRefund {
  readonly back: Money;
  readonly bank: string;
  /** Masked. */
  readonly account: string;
}

/** ERR-16: the request is sent; the way back to the order, which follows it (ROUTE-10). */
export function RefundDone({
  refund,
  refNumber,
  onLeave,
}: {
  refund: SentRefund;
  refNumber: string;
  onLeave: () => void;
}) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { navigator } = useServices();
  function leave() {
    onLeave();
    navigator.go(accountRoutes.order.to({ product: 'flight', refNumber }), { replace: true });
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
      {t('refund.done.text', {
        price: formatMoney(refund.back, locale),
        bank: refund.bank,
        account: refund.account,
      })}
    </StatusView>
  );
}
