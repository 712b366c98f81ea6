import { useEffect, useState } from 'react';
import { useServerClock } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { checkPaymentQuery, paymentStandingKey } from '../../api/check-payment-query.ts';
import { openInvoiceQuery } from '../../api/open-invoice-query.ts';
import { invoiceStage } from '../../domain/invoice-stage.ts';
import { refusalOf } from '../../domain/refusal-of.ts';

/** What a payment window is opened for. */
export interface InvoiceWanted {
  readonly ref_number: string;
  readonly payment_name: string;
  readonly now_pay_amount?: number;
}

/**
 * Opens an invoice and returns its state. It holds nothing: the invoice stays open at the partner and the checkout page, which listens for the paid
 * update (PAY-09), knows the state of the payment, so that closing a window loses and cancels nothing (ruling 27).
 */
export function useInvoice({ ref_number, payment_name, now_pay_amount }: InvoiceWanted) {
  const services = useServices();
  const query = useQuery(openInvoiceQuery(services, ref_number, payment_name, now_pay_amount));
  const standing = useQuery({ ...checkPaymentQuery(services, ref_number), enabled: false });
  const [touched, setTouched] = useState(false);
  const [checking, setChecking] = useState(false);
  const received = query.data;
  const clock = useServerClock(received && { serverTime: received.invoice.server_time, heardMs: received.heardMs });
  const invoiceId = received?.invoice.invoice_id;
  const current = standing.data?.open_invoice?.invoice_id === invoiceId ? standing.data?.open_invoice : null;
  const stage = invoiceStage({
    invoice: query.isFetching ? 'opening' : received && !query.isError ? 'open' : { refused: refusalOf(query.error) },
    payment: standing.data?.state,
    declined: current?.declined ?? null,
    matching: current?.being_matched ?? false,
    unanswered: standing.isError,
    over: received !== undefined && clock !== undefined && clock >= Date.parse(received.invoice.expires_at),
    touched,
  });

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

  const invoice = received?.invoice;
  return {
    invoice,
    stage,
    /** Why the bank said no to the latest try of this invoice. */
    declined: current?.declined ?? null,
    remainingMs: invoice ? Date.parse(invoice.expires_at) - (clock ?? Date.parse(invoice.server_time)) : 0,
    paid: standing.data?.paid ?? 0,
    toPay: standing.data?.to_pay ?? invoice?.amount ?? 0,
    checking,
    onTouched: () => setTouched(true),
    onCheck: () => void check(),
    /** Opens it again: after a refusal, or a new one in place of one that has run out. */
    reopen: () => void query.refetch(),
  };
}
