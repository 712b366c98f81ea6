import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery, useServices, type DialogViewOf, type paymentDialog } from '@aylal/shell';
import { checkPaymentQuery, paymentStandingKey } from '../api/check-payment-query.ts';
import { openInvoiceQuery } from '../api/open-invoice-query.ts';
import { invoiceStage } from '../domain/invoice-stage.ts';
import { refusalOf } from '../domain/refusal-of.ts';
import { useServerClock } from '../live/use-server-clock.ts';
import { InvoicePanel } from './invoice-panel.tsx';
import { InvoiceRefused } from './invoice-refused.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { useCloseByPage } from './use-close-by-page.ts';

export interface PaymentDialogProps {
  readonly ref_number: string;
  readonly payment_name: string;
  readonly now_pay_amount?: number;
}

/**
 * MODAL-11: opens the invoice and shows its QR and bank apps. It holds nothing: the invoice stays open at the partner and the checkout page
 * knows how the payment stands, so that closing it, however that happens, loses and cancels nothing (ruling 27).
 */
function PaymentDialog({ props, close }: { props: PaymentDialogProps; close: (result?: 'paid' | 'closed') => void }) {
  const services = useServices();
  const { ref_number, payment_name, now_pay_amount } = props;
  const invoice = useQuery(openInvoiceQuery(services, ref_number, payment_name, now_pay_amount));
  const standing = useQuery({ ...checkPaymentQuery(services, ref_number), enabled: false });
  const [touched, setTouched] = useState(false);
  const [checking, setChecking] = useState(false);
  const heard = invoice.data;
  const clock = useServerClock(heard && { serverTime: heard.invoice.server_time, heardMs: heard.heardMs });
  const stage = invoiceStage({
    invoice: invoice.isFetching
      ? 'opening'
      : heard && !invoice.isError
        ? 'open'
        : { refused: refusalOf(invoice.error) },
    payment: standing.data?.state,
    unanswered: standing.isError,
    over: heard !== undefined && clock !== undefined && clock >= Date.parse(heard.invoice.expires_at),
    touched,
  });
  useCloseByPage(() => close('closed'));

  const paid = stage.kind === 'paid';
  const leave = useEffectEvent(() => close('paid'));
  useEffect(() => {
    if (paid) leave();
  }, [paid]);

  const invoiceId = heard?.invoice.invoice_id;
  useEffect(() => {
    if (invoiceId) void services.queryClient.invalidateQueries({ queryKey: paymentStandingKey(ref_number) });
  }, [invoiceId, ref_number, services.queryClient]);

  async function check() {
    setChecking(true);
    await services.queryClient
      .fetchQuery(checkPaymentQuery(services, ref_number))
      // No answer is a state of the query already, and shown as "unknown".
      .catch(() => undefined)
      .finally(() => setChecking(false));
  }

  if (stage.kind === 'opening' || stage.kind === 'paid') return <InvoiceSkeleton paid={paid} />;
  if (stage.kind === 'refused' || !heard)
    return (
      <InvoiceRefused
        problem={stage.kind === 'refused' ? stage.problem : null}
        onRetry={() => void invoice.refetch()}
        onClose={() => close('closed')}
      />
    );
  return (
    <InvoicePanel
      invoice={heard.invoice}
      refNumber={ref_number}
      stage={stage.kind}
      remainingMs={Date.parse(heard.invoice.expires_at) - (clock ?? Date.parse(heard.invoice.server_time))}
      paid={standing.data?.paid ?? 0}
      toPay={standing.data?.to_pay ?? heard.invoice.amount}
      checking={checking}
      onTouched={() => setTouched(true)}
      onCheck={() => void check()}
      onNewCode={() => void invoice.refetch()}
    />
  );
}

export const view: DialogViewOf<typeof paymentDialog> = {
  title: 'payment.title',
  Component: PaymentDialog,
};
