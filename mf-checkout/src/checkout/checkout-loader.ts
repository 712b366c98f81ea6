import { checkoutRoutes } from '@aylal/routes';
import type { Money } from '@aylal/domain/money';
import type { LoaderArgs, Services } from '@aylal/shell';
import { checkPaymentQuery } from '../api/check-payment-query.ts';
import { getOrderQuery } from '../api/get-order-query.ts';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';
import { openInvoiceQuery } from '../api/open-invoice-query.ts';

/** Begins to read the order and the ways to pay, unless nobody is signed in: then there is nothing to read yet. */
export function loadCheckout({ params, url, services }: LoaderArgs): null {
  const refNumber = params['refNumber'] ?? '';
  if (services.session.get().status === 'anonymous') return null;
  const search = checkoutRoutes.checkout.readSearch(url.searchParams);
  const asked = search?.p ?? 'regular';
  const p = asked === 'lend' && services.mode !== 'emongolia' ? 'regular' : asked;
  const order = getOrderQuery(services, refNumber);
  // An order as it was at an earlier visit would tell of a payment that has come since, and lead away at once. One that came with the page is how the page begins.
  services.queryClient.removeQueries({
    queryKey: order.queryKey,
    type: 'inactive',
    predicate: ({ state }) => state.dataUpdateCount > 0,
  });
  void services.queryClient.prefetchQuery(order);
  void services.queryClient.prefetchQuery(listPaymentOptionsQuery(services, refNumber, p));
  if (search?.pay) void warmInvoice(services, refNumber, search.pay, search.now_pay_amount);
  return null;
}

/** What stands on the page without scripts: the invoice, and what has become of it. */
async function warmInvoice(services: Services, refNumber: string, name: string, amount?: Money): Promise<void> {
  await services.queryClient.prefetchQuery(openInvoiceQuery(services, refNumber, name, amount));
  await services.queryClient.prefetchQuery(checkPaymentQuery(services, refNumber));
}
