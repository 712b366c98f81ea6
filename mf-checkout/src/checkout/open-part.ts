import type { Services } from '@aylal/shell';
import { checkPaymentQuery } from '../api/check-payment-query.ts';
import { openInvoiceQuery } from '../api/open-invoice-query.ts';

/**
 * Opens the invoice of a later payment before its window: until then the payment stands as "paid", which tells of the payment before, and the window would take
 * it for its own. What fails here is shown by the window, which asks again.
 */
export async function openPart(
  services: Services,
  asked: { ref_number: string; payment_name: string; now_pay_amount?: number },
): Promise<void> {
  const { queryClient } = services;
  const { ref_number, payment_name, now_pay_amount } = asked;
  // Two parts may cost the same: the invoice of the one before must not be taken for this one's.
  const invoice = { ...openInvoiceQuery(services, ref_number, payment_name, now_pay_amount), staleTime: 0 };
  const standing = checkPaymentQuery(services, ref_number);
  try {
    await queryClient.fetchQuery(invoice);
    await queryClient.fetchQuery(standing);
  } catch {
    queryClient.removeQueries({ queryKey: standing.queryKey });
  }
}
