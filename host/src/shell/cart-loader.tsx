import { useEffect } from 'react';
import { cartChanged, useServices, useSession } from '@aylal/shell';

/** Tells how many pieces the cart of who is signed in holds (CART-04), anew when the sign-in changes and, made once for each page, when the path does (CART-05). Where it cannot be read, what was known stays. */
export function CartLoader() {
  const { api, events } = useServices();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'checking') return;
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
  }, [status, api, events]);
  return null;
}
