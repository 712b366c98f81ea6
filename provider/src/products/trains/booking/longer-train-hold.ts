import type { LongerHold } from '../../../commerce/orders/longer-hold.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Deps } from '../../../platform/deps.ts';
import { TO_ISSUE_MS } from './train-lock-handlers.ts';

/** The railway holds the places, and is asked to do so longer. */
export function longerTrainHold({ trains }: Pick<Deps, 'trains'>, order: OrderRow): LongerHold {
  const { lock } = agreedItem(order, 'train');
  return async (until) => (await trains.supplier.extendLock(lock, until + TO_ISSUE_MS)) - TO_ISSUE_MS;
}
