import { addToCart, emptyCart, removeCartItem, updateCartItem, type Cart } from '@aylal/contracts/cart';
import { useWrite } from '@aylal/parts';
import { cartChanged, useQueryClient, useServices } from '@aylal/shell';
import { cartQuery } from '../api/cart-query.ts';
import { cartErrorKey } from '../domain/cart-error-key.ts';
import { useRemoteMessages } from './use-remote-messages.ts';

type CartAnswer =
  | { readonly status_code: 200; readonly message: string; readonly result: Cart }
  | {
      readonly status_code: number;
      readonly message: string;
      readonly result: { readonly problem: string; readonly fields?: Readonly<Record<string, string>> | undefined };
    };

/** CART-03: set, change, remove and reset. Each answers what went wrong in words, null when nothing did; the whole cart comes back with every answer and every tab gets its count. */
export function useCartActions() {
  const services = useServices();
  const { api, events } = services;
  const queryClient = useQueryClient();
  const t = useRemoteMessages();

  function keep(result: Cart): null {
    queryClient.setQueryData(cartQuery(services).queryKey, { status_code: 200, message: '', result });
    events.publish(cartChanged, { count: result.count });
    return null;
  }
  const { run } = useWrite(
    async (call: () => Promise<CartAnswer>) => {
      const answer = await call();
      if (answer.status_code === 200) return keep((answer as Extract<CartAnswer, { status_code: 200 }>).result);
      const refused = answer as Exclude<CartAnswer, { status_code: 200 }>;
      void queryClient.invalidateQueries({ queryKey: cartQuery(services).queryKey });
      const key = cartErrorKey(refused);
      return key ? t(key) : refused.message || t('fault.error');
    },
    () => t('fault.unexpected'),
  );
  return {
    add: (name: string) => run(() => api.call(addToCart, { body: { name, quantity: 1 } })),
    change: (id: string, quantity: number) => run(() => api.call(updateCartItem, { body: { id, quantity } })),
    remove: (id: string) => run(() => api.call(removeCartItem, { params: { id } })),
    reset: () => run(() => api.call(emptyCart, {})),
    /** The cart became an order: it is empty now. */
    booked: () => {
      void queryClient.invalidateQueries({ queryKey: cartQuery(services).queryKey });
      events.publish(cartChanged, { count: 0 });
    },
  };
}
