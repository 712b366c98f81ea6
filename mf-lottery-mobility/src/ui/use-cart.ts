import { cartChanged, useEvent, useQuery, useQueryClient, useServices, useSession } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';

/** The cart of who is signed in (CART-04), read again when the page comes up or the sign-in changes (CART-05), and when another tab or part has changed it. */
export function useCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  const signedIn = useSession().status === 'signed-in';
  const query = cartQuery(services);
  const cart = useQuery({ ...query, enabled: signedIn });
  useEvent(cartChanged, ({ count }) => {
    // Asked of the cache: what this tab has changed itself is there before anybody is notified of it.
    const held = queryClient.getQueryData(query.queryKey)?.result.count;
    if (signedIn && held !== undefined && held !== count) void cart.refetch({ cancelRefetch: false });
  });
  return cart;
}
