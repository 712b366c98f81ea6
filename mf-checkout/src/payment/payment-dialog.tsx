import { useEffect, useEffectEvent } from 'react';
import type { DialogViewOf, paymentDialog } from '@aylal/shell';
import { useInvoice, type InvoiceWanted } from '../ui/live/use-invoice.ts';
import { InvoiceRefused } from '../ui/invoice-refused.tsx';
import { InvoicePanel } from '../ui/invoice/invoice-panel.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { RedirectPanel } from '../ui/invoice/redirect-panel.tsx';
import { useCloseByPage } from './use-close-by-page.ts';

/** MODAL-11: opens the invoice and shows its QR and bank apps, or leads to the partner's page. */
function PaymentDialog({ props, close }: { props: InvoiceWanted; close: (result?: 'paid' | 'closed') => void }) {
  const { invoice, stage, reopen, ...standing } = useInvoice(props);
  useCloseByPage(() => close('closed'));

  const paid = stage.kind === 'paid';
  const leave = useEffectEvent(() => close('paid'));
  useEffect(() => {
    if (paid) leave();
  }, [paid]);

  if (stage.kind === 'opening' || stage.kind === 'paid') return <InvoiceSkeleton paid={paid} />;
  if (stage.kind === 'refused' || !invoice)
    return (
      <InvoiceRefused
        problem={stage.kind === 'refused' ? stage.problem : null}
        onRetry={reopen}
        onClose={() => close('closed')}
      />
    );
  if (invoice.is_url && !invoice.is_qr)
    return (
      <RedirectPanel
        {...standing}
        invoice={invoice}
        stage={stage.kind}
        onNewCode={reopen}
        onClose={() => close('closed')}
      />
    );
  return (
    <InvoicePanel {...standing} invoice={invoice} refNumber={props.ref_number} stage={stage.kind} onNewCode={reopen} />
  );
}

export const view: DialogViewOf<typeof paymentDialog> = {
  title: 'payment.title',
  Component: PaymentDialog,
};
