import { useEffect, useEffectEvent } from 'react';
import type { DialogViewOf } from '@aylal/shell';
import { SkeletonText, VisuallyHidden } from '@aylal/ui';
import { useInvoice, type InvoiceWanted } from '../ui/live/use-invoice.ts';
import { InvoiceRefused } from '../ui/invoice-refused.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import type { loanDialog } from '../ui/loan-dialog-ref.ts';
import { LoanPanel } from './loan-panel.tsx';

/** PAY-03: opens the loan offer at the lender and shows its state; it goes when the lender has paid. */
function LoanDialog({ props, close }: { props: InvoiceWanted; close: (result?: 'paid' | 'closed') => void }) {
  const t = useCheckoutMessages();
  const { invoice, stage, reopen, ...standing } = useInvoice(props);
  const paid = stage.kind === 'paid';
  const leave = useEffectEvent(() => close('paid'));
  useEffect(() => {
    if (paid) leave();
  }, [paid]);

  if (stage.kind === 'opening' || stage.kind === 'paid')
    return (
      <>
        <VisuallyHidden role="status">{t('loan.opening')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </>
    );
  if (stage.kind === 'refused' || !invoice)
    return (
      <InvoiceRefused
        problem={stage.kind === 'refused' ? stage.problem : null}
        onRetry={reopen}
        onClose={() => close('closed')}
      />
    );
  return <LoanPanel {...standing} invoice={invoice} stage={stage.kind} onNewCode={reopen} />;
}

export const view: DialogViewOf<typeof loanDialog> = { title: 'loan.title', Component: LoanDialog };
