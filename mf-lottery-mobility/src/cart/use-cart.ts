import { cartChanged, useEvent, useQuery, useServices, useSession } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';

/** The cart of who is signed in (CART-04), read anew when the page comes up or the sign-in changes (CART-05), and when another tab or part has changed it. */
export function useCart() {
  const services = useServices();
  const signedIn = useSession().status === 'signed-in';
  const cart = useQuery({ ...cartQuery(services), enabled: signedIn });
  useEvent(cartChanged, ({ count }) => {
    if (signedIn && cart.data && cart.data.result.count !== count) void cart.refetch();
  });
  return cart;
}
