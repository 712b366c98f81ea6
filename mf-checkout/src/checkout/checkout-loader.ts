import { checkoutRoutes } from '@aylal/routes';
import type { LoaderArgs } from '@aylal/shell';
import { getOrderQuery } from '../api/get-order-query.ts';
import { listPaymentOptionsQuery } from '../api/list-payment-options-query.ts';

/** Begins to read the order and the ways to pay, unless nobody is signed in: then there is nothing to read yet. */
export function loadCheckout({ params, url, services }: LoaderArgs): null {
  const refNumber = params['refNumber'] ?? '';
  if (services.session.get().status === 'anonymous') return null;
  const asked = checkoutRoutes.checkout.readSearch(url.searchParams)?.p ?? 'regular';
  const p = asked === 'lend' && services.mode !== 'emongolia' ? 'regular' : asked;
  const order = getOrderQuery(services, refNumber);
  // An order as it was at an earlier visit would tell of a payment that has come since, and lead away at once.
  services.queryClient.removeQueries({ queryKey: order.queryKey, type: 'inactive' });
  void services.queryClient.prefetchQuery(order);
  void services.queryClient.prefetchQuery(listPaymentOptionsQuery(services, refNumber, p));
  return null;
}
