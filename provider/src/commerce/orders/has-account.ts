import type { Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './order-row.ts';

/** Whether the customer of an order still has an account: money in the wallet of a deleted one would be nobody's. */
export async function hasAccount(tx: Tx, { user_id }: Pick<OrderRow, 'user_id'>): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  return user.email !== null || user.phone !== null;
}
