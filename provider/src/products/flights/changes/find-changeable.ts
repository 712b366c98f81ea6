import { ticketsGivenBack } from '@aylal/domain/flights';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { currentOrder } from '../../../commerce/orders/expire-order.ts';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import { findCustomerFlightOrder } from '../order/find-customer-flight-order.ts';
import { readRefunds } from '../../../commerce/orders/refund-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { mayChange } from './price-change.ts';

/** The customer's order whose flights may be changed now; 404 for a missing one and somebody else's (AUT-1), 409 when the rules forbid it. */
export async function findChangeable(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'inventory' | 'outbox' | 'products'>,
  userId: string,
  ref: string,
  now: number,
): Promise<OrderRow> {
  const found = await findCustomerFlightOrder(deps.db, userId, ref);
  if (!found) throw refuse('not-found');
  const order = await currentOrder(deps, found, now);
  if (!(await isChangeable(deps.db, order, now))) throw refuse('state-conflict');
  return order;
}

/** Whether the rules allow a change at this moment, by what is refunded of the order. */
export async function isChangeable(db: Db | Tx, order: OrderRow, now: number): Promise<boolean> {
  const partRefunded = ticketsGivenBack(await readRefunds(db, order.ref_number)).size > 0;
  return mayChange(order, partRefunded, now);
}
