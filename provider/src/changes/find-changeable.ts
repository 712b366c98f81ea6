import { ticketsGivenBack } from '@aylal/domain';
import type { Db, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { currentOrder } from '../orders/expire-order.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import { findOwnOrder } from '../orders/order-store.ts';
import { readRefunds } from '../refunds/refund-store.ts';
import { refuse } from '../router/problem-error.ts';
import { mayChange } from './price-change.ts';

/** The customer's order whose flights may be changed now; 404 for a missing one and somebody else's (AUT-1), 409 when the rules forbid it. */
export async function findChangeable(deps: Deps, userId: string, ref: string, now: number): Promise<FlightOrderRow> {
  const found = await findOwnOrder(deps.db, userId, ref);
  if (!found) throw refuse('not-found');
  const order = await currentOrder(deps, found, now);
  if (!mayChange(order, now) || (await hasRefunds(deps.db, order.ref_number))) throw refuse('state-conflict');
  return order;
}

/** An order of which some tickets are paid back is changed by people: its fare is no longer whole. */
export async function hasRefunds(db: Db | Tx, ref: string): Promise<boolean> {
  return ticketsGivenBack(await readRefunds(db, ref)).size > 0;
}
