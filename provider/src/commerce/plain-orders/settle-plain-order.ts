import type { Money } from '@aylal/domain';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { orderStatus } from '../orders/order-row.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

/** How much of an arriving payment this order takes: never more than it owes, and nothing once it has ended (MNY-7). */
export function takenBy({ status, total, paid, pay_until }: PlainOrderRow, amount: Money, now: number): Money {
  return status === orderStatus.awaitingPayment && now < pay_until ? Math.min(amount, total - paid) : 0;
}

/** Counts for an order that is locked; what makes it whole hands over what was bought. */
export async function addPaidToPlain(
  deps: Pick<Deps, 'outbox' | 'config' | 'logger' | 'events' | 'plainProducts'>,
  tx: Tx,
  order: PlainOrderRow,
  counts: Money,
  now: number,
): Promise<void> {
  const paid = order.paid + counts;
  const whole = paid === order.total;
  const row = await tx
    .updateTable('plain_orders')
    .set({ paid, ...(whole ? { status: orderStatus.paid, paid_at: now } : {}) })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (whole) await deps.plainProducts[order.product].paid(deps, tx, row, now);
}
