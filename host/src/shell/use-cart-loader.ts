import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cartChanged, useServices, useSession } from '@aylal/shell';

/** Tells how many pieces the cart holds: of who is signed in alone (CART-04), anew when the page or the sign-in changes (CART-05). Where it cannot be read, what was known stays. */
export function useCartLoader(hasCart: boolean): void {
  const { api, events } = useServices();
  const { status } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!hasCart || status === 'checking') return;
    let gone = false;
    const tell = (count: number | undefined) => {
      if (!gone && count !== undefined && count !== (events.last(cartChanged)?.count ?? 0))
        events.publish(cartChanged, { count });
    };
    if (status === 'anonymous') tell(0);
    else
      void import('./read-cart-count.ts')
        .then(({ readCartCount }) => readCartCount(api))
        // A cart that is silent is no reason to disturb the page: its own page says so.
        .then(tell, () => undefined);
    return () => {
      gone = true;
    };
  }, [hasCart, status, pathname, api, events]);
}
