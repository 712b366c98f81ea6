import type { bankTransferDialog, DialogViewOf } from '@aylal/shell';
import { useInvoice } from '../ui/live/use-invoice.ts';
import { InvoiceRefused } from '../ui/invoice-refused.tsx';
import { TransferPaid } from './transfer-paid.tsx';
import { TransferPanel } from '../ui/invoice/transfer-panel.tsx';
import { TransferSkeleton } from './transfer-skeleton.tsx';
import { useCloseOnReturn } from './use-close-on-return.ts';

export interface BankTransferDialogProps {
  readonly ref_number: string;
  readonly payment_name: string;
  readonly now_pay_amount?: number;
}

/**
 * MODAL-12: where to transfer, how much, and with which purpose. It goes when the page is seen again (PAY-10), unless it tells by then that the order is
 * paid: that stays until the customer closes it (GAP-17).
 */
function BankTransferDialog({
  props,
  close,
}: {
  props: BankTransferDialogProps;
  close: (result?: 'paid' | 'closed') => void;
}) {
  const { invoice, stage, reopen, ...standing } = useInvoice(props);
  useCloseOnReturn(() => stage.kind !== 'paid' && close('closed'));

  if (stage.kind === 'paid') return <TransferPaid refNumber={props.ref_number} onLeave={() => close('paid')} />;
  if (stage.kind === 'opening') return <TransferSkeleton />;
  if (stage.kind === 'refused' || !invoice)
    return (
      <InvoiceRefused
        problem={stage.kind === 'refused' ? stage.problem : null}
        onRetry={reopen}
        onClose={() => close('closed')}
      />
    );
  return <TransferPanel {...standing} invoice={invoice} stage={stage.kind} onNewCode={reopen} />;
}

export const view: DialogViewOf<typeof bankTransferDialog> = {
  title: 'transfer.title',
  Component: BankTransferDialog,
};
