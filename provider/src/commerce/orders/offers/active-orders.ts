import type { OrderProduct } from '@aylal/contracts/orders';
import type { Db } from '../../../platform/database/database.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { orderStatus } from '../order-row.ts';

/** Orders that still stand, paid or not. */
export const standing = [
  orderStatus.awaitingPayment,
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.issued,
  orderStatus.changed,
];

/** The orders of a customer of one product that still stand. */
export function activeOrders(db: Db, userId: string, product: OrderProduct) {
  return db
    .selectFrom('orders')
    .select('ref_number')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('status', 'in', standing);
}

/** What a partner tells; undefined while it is silent, so that nothing is suggested of it. */
export async function orUndefined<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PartnerError) return undefined;
    throw error;
  }
}
