import type { Deps } from '../../platform/deps.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import { lockOrder } from './order-store.ts';
import { endUndelivered } from './undelivered-order.ts';

/** Ends a paid order whose partner has not made its goods in time; one that is not being issued any more is left as it is. */
export async function abandonOrder(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'events' | 'inventory' | 'logger' | 'outbox' | 'products'>,
  { ref_number }: OrderRow,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, ref_number);
    if (order?.status !== orderStatus.beingIssued) return;
    await endUndelivered(deps, tx, order, { by: 'time', now });
  });
}
