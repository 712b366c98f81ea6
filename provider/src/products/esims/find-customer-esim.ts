import type { Db } from '../../platform/database/database.ts';
import { itemOf, type OrderRow } from '../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../commerce/orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { StoredEsim } from './stored-esim.ts';

/** An eSIM that is there, with the order that it was bought by. */
export interface CustomerEsim {
  readonly order: OrderRow;
  readonly item: StoredEsim;
  readonly iccid: string;
}

/** The eSIM of an order of one's own. Refuses with the same `not-found` somebody else's, one that is not made yet, a top-up and any other order (AUT-1). */
export async function findCustomerEsim(db: Db, userId: string, ref: string): Promise<CustomerEsim> {
  const order = await findCustomerOrder(db, userId, ref);
  const item = order && itemOf(order, 'esim');
  if (!order || !item?.made) throw refuse('not-found');
  return { order, item, iccid: item.made.iccid };
}
