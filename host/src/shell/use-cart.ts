import { useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { cartChanged, useServices } from '@aylal/shell';
import { useShell } from '../app/shell-context.tsx';

const cartPath = '/cart';

/** The way to the cart, where a remote has one, and how many pieces it holds by the last `cart/changed`. */
export function useCart(): { path: string; count: number } | null {
  const { events } = useServices();
  const { descriptors } = useShell();
  const count = useSyncExternalStore(
    (changed) => events.subscribe(cartChanged, changed),
    () => events.last(cartChanged)?.count ?? 0,
    () => 0,
  );
  const hasCart = descriptors.some(({ routes }) => routes.some(({ pattern }) => matchPath(pattern, cartPath)));
  return hasCart ? { path: cartPath, count } : null;
}
