import type { LoaderArgs } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';

/** Begins to read the cart, unless nobody is signed in. */
export function loadCart({ services }: LoaderArgs): null {
  if (services.session.get().status !== 'anonymous') void services.queryClient.prefetchQuery(cartQuery(services));
  return null;
}
