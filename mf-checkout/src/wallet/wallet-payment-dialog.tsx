import { useEffect, useEffectEvent } from 'react';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, type DialogViewOf } from '@aylal/shell';
import { Button, LinkButton, SkeletonText, StatusView, VisuallyHidden } from '@aylal/ui';
import { useInvoice, type InvoiceWanted } from '../ui/live/use-invoice.ts';
import { InvoiceRefused } from '../ui/invoice-refused.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import type { walletPaymentDialog } from '../ui/wallet-payment-dialog-ref.ts';

/** Opening the invoice takes the money, once (MNY-5). Not enough of it is said with the way to more. */
function WalletPaymentDialog({ props, close }: { props: InvoiceWanted; close: (result?: 'paid' | 'closed') => void }) {
  const t = useCheckoutMessages();
  const { stage, reopen, onCheck, checking } = useInvoice(props);
  const paid = stage.kind === 'paid';
  const leave = useEffectEvent(() => close('paid'));
  useEffect(() => {
    if (paid) leave();
  }, [paid]);

  if (stage.kind === 'refused' && stage.problem === 'not-enough-money')
    return (
      <StatusView
        kind="failed"
        title={t('walletPayment.notEnough')}
        action={
          <LinkButton asChild>
            <RouteLink to={accountRoutes.wallet.to()} onClick={() => close('closed')}>
              {t('method.WALLET.topUp')}
            </RouteLink>
          </LinkButton>
        }
      >
        {t('walletPayment.notEnoughText')}
      </StatusView>
    );
  if (stage.kind === 'refused')
    return <InvoiceRefused problem={stage.problem} onRetry={reopen} onClose={() => close('closed')} />;
  if (stage.kind === 'unknown')
    return (
      <StatusView
        kind="failed"
        title={t('payment.stage.unknown.title')}
        phone
        action={
          <Button loading={checking} onClick={onCheck}>
            {t('money.check')}
          </Button>
        }
      >
        {t('payment.stage.unknown.text')}
      </StatusView>
    );
  return (
    <>
      <VisuallyHidden role="status">{t('walletPayment.paying')}</VisuallyHidden>
      <SkeletonText lines={3} />
    </>
  );
}

export const view: DialogViewOf<typeof walletPaymentDialog> = {
  title: 'walletPayment.title',
  Component: WalletPaymentDialog,
};
