import { useEffect } from 'react';
import { cartChanged, useQuery, useServices, useSession } from '@aylal/shell';
import type { readCartAnswer } from './read-cart.ts';

/** Tells how many pieces the cart of who is signed in holds (CART-04), again when the sign-in changes and, made once for each page, when the path does (CART-05). Where it cannot be read, what was known stays. */
export function CartLoader() {
  const { api, events } = useServices();
  const { status } = useSession();
  const cart = useQuery({
    // The cart's own page asks under the same key, so that both share one answer.
    queryKey: ['read-cart', {}],
    queryFn: async ({ signal }): ReturnType<typeof readCartAnswer> =>
      (await import('./read-cart.ts')).readCartAnswer(api, signal),
    enabled: status === 'signed-in',
    staleTime: 0,
    retry: false,
    meta: { personal: true },
  });
  const signedOut = status === 'anonymous';
  // The last page's copy may be older than what another tab has published since.
  const itemCount = cart.isFetchedAfterMount ? cart.data?.result.count : undefined;
  const count = signedOut ? 0 : itemCount;
  useEffect(() => {
    if (count !== undefined && count !== (events.last(cartChanged)?.count ?? 0)) events.publish(cartChanged, { count });
  }, [count, events]);
  return null;
}
