import type { Problem } from '@aylal/contracts';
import { checkoutRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';
import { openInvoiceQuery } from '../api/open-invoice-query.ts';
import { wayField } from './pay-form.tsx';

/** Why no invoice was opened: the provider's word, none at all, or a way to pay that needs scripts. */
export type PaymentRefusal = Problem | 'unanswered' | 'needs-scripts';

/** Flows that a page without scripts can show. */
const plainFlows = ['qr', 'transfer'];

/** Opens the invoice of the way that was posted without scripts, and leads to the page on which it stands. No money moves. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<PaymentRefusal>> {
  const refNumber = params['refNumber'] ?? '';
  const search = checkoutRoutes.checkout.readSearch(url.searchParams);
  const name = fields.get(wayField) ?? '';
  try {
    const ways = await services.queryClient.fetchQuery(
      listPaymentOptionsQuery(services, refNumber, search?.p ?? 'regular'),
    );
    const way = ways.result.find((one) => one.payment_name === name);
    if (!way) return { refused: 'payment-unavailable' };
    if (!plainFlows.includes(way.flow)) return { refused: 'needs-scripts' };
    await services.queryClient.fetchQuery(openInvoiceQuery(services, refNumber, name, search?.now_pay_amount));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.problem ?? 'unanswered' };
  }
  throw redirect(
    { url },
    checkoutRoutes.checkout.to({ refNumber }, { ...Object.fromEntries(url.searchParams), pay: name }),
  );
}
