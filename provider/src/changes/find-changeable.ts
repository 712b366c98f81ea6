import { ticketsGivenBack } from '@aylal/domain';
import type { Db, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { currentOrder } from '../orders/expire-order.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import { findOwnFlightOrder } from '../orders/order-store.ts';
import { readRefunds } from '../refunds/refund-store.ts';
import { refuse } from '../router/problem-error.ts';
import { mayChange } from './price-change.ts';

/** The customer's order whose flights may be changed now; 404 for a missing one and somebody else's (AUT-1), 409 when the rules forbid it. */
export async function findChangeable(deps: Deps, userId: string, ref: string, now: number): Promise<FlightOrderRow> {
  const found = await findOwnFlightOrder(deps.db, userId, ref);
  if (!found) throw refuse('not-found');
  const order = await currentOrder(deps, found, now);
  if (!(await isChangeable(deps.db, order, now))) throw refuse('state-conflict');
  return order;
}

/** Whether the rules allow a change at this moment, by what is refunded of the order. */
export async function isChangeable(db: Db | Tx, order: FlightOrderRow, now: number): Promise<boolean> {
  const partRefunded = ticketsGivenBack(await readRefunds(db, order.ref_number)).size > 0;
  return mayChange(order, partRefunded, now);
}
