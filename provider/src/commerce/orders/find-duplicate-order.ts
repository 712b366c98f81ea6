import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { expireOrder } from './expire-order.ts';
import { orderStatus, type OrderRow } from './order-row.ts';
import { findDuplicate } from './order-store.ts';

/** The order that is there already; undefined when it only waited for the clock and has made room now. Refuses when the quote is used for other people. */
export async function findDuplicateOrder(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  { tx, now }: { readonly tx: Tx; readonly now: number },
  row: OrderRow,
): Promise<OrderRow | undefined> {
  const duplicate = await findDuplicate(tx, row);
  if (!duplicate) return undefined;
  if (duplicate.status === orderStatus.awaitingPayment && duplicate.pay_until <= now) {
    await expireOrder(deps, tx, duplicate.ref_number, now);
    return undefined;
  }
  if (duplicate.fingerprint !== row.fingerprint) throw refuse('already-booked');
  return duplicate;
}
