import { findCustomerOrder } from '../../../commerce/orders/order-store.ts';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';

/** As `findCustomerOrder`, for what only flights have: their refund, their change. */
export async function findCustomerFlightOrder(db: Db | Tx, userId: string, ref: string): Promise<OrderRow | undefined> {
  const found = await findCustomerOrder(db, userId, ref);
  return found?.product === 'flight' ? found : undefined;
}
