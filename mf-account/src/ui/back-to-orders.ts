import { accountRoutes } from '@aylal/routes';
import { useLocation } from '@aylal/shell';

/** What a link out of the list keeps in the browser's history: how the list was filtered. */
export function filterState(search: string): { orders: string } {
  return { orders: search };
}

/** The way back to the list as it was left; to all orders for who came from elsewhere. */
export function useBackToOrders(): string {
  const { state } = useLocation() as { state: unknown };
  const search = typeof state === 'object' && state !== null && 'orders' in state ? state.orders : '';
  return accountRoutes.orders.to() + (typeof search === 'string' ? search : '');
}
