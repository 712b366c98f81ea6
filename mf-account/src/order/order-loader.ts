import type { LoaderArgs } from '@aylal/shell';
import { isOrderProduct } from '../domain/order-product.ts';
import { listBanksQuery } from '../api/bank-queries.ts';
import { getOrderQuery } from '../api/get-order-query.ts';
import { returnOf } from './plain/plain-return.ts';

/** Begins to read the order, unless nobody is signed in or the product is not ours to show. */
export function loadOrder({ params, url, services }: LoaderArgs): null {
  const product = params['product'];
  if (isOrderProduct(product) && services.session.get().status !== 'anonymous')
    void services.queryClient.prefetchQuery(getOrderQuery(services, params['refNumber'] ?? '', product));
  const asked = returnOf(url.searchParams);
  if (asked === 'tickets' || asked === 'hotel') void services.queryClient.prefetchQuery(listBanksQuery(services));
  return null;
}
