import { checkoutRoutes } from '@aylal/routes';
import { ApiError, redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';
import { openInvoiceQuery } from '../api/open-invoice-query.ts';
import { wayField, type PaymentRefusal } from './plain-fields.ts';

/** Flows whose invoice a page without scripts can show. */
const plainFlows = ['qr', 'transfer', 'redirect'];

/** Opens the invoice of the way that was posted without scripts, and leads to the page on which it stands: no money moves. From the wallet it is the payment itself (MNY-5), and the page says what has become of it. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<PaymentRefusal>> {
  const refNumber = params['refNumber'] ?? '';
  const search = checkoutRoutes.checkout.readSearch(url.searchParams);
  const name = fields.get(wayField) ?? '';
  const page = (shown: Record<string, string> = {}) =>
    checkoutRoutes.checkout.to({ refNumber }, { ...Object.fromEntries(url.searchParams), ...shown });
  let takesMoney = false;
  try {
    const ways = await services.queryClient.fetchQuery(
      listPaymentOptionsQuery(services, refNumber, search?.p ?? 'regular'),
    );
    const way = ways.result.find((one) => one.payment_name === name);
    if (!way) return { refused: 'payment-unavailable' };
    takesMoney = way.flow === 'wallet';
    if (!takesMoney && !plainFlows.includes(way.flow)) return { refused: 'needs-scripts' };
    await services.queryClient.fetchQuery(openInvoiceQuery(services, refNumber, name, search?.now_pay_amount));
    if (takesMoney) throw redirect({ url }, page());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whether the wallet has paid is asked by the same key until that is known (MNY-12).
    const unknown = takesMoney && (!error.outcomeKnown || error.problem === 'still-running');
    return { refused: error.problem ?? 'unanswered', ...(unknown ? { unknown } : {}) };
  }
  throw redirect({ url }, page({ pay: name }));
}
