import type { Insertable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { OrderRow, OrderTable } from './order-row.ts';
import { placeOrder } from './place-order.ts';
import { findDuplicateOrder } from './find-duplicate-order.ts';

/**
 * Places an order, and answers undefined; or the living order that the same customer has of the same already. One that only waited for the clock to expire it makes room first.
 * Refuses with `already-booked` when the quote is used for other people.
 */
export async function placeOnce(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  { tx, now }: { readonly tx: Tx; readonly now: number },
  order: { row: OrderRow; insert: Insertable<OrderTable> },
): Promise<OrderRow | undefined> {
  if (await placeOrder(deps, tx, order, now)) return undefined;
  const duplicate = await findDuplicateOrder(deps, { tx, now }, order.row);
  if (duplicate) return duplicate;
  if (!(await placeOrder(deps, tx, order, now))) throw refuse('already-booked');
  return undefined;
}
