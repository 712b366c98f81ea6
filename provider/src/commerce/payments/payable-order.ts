import type { PaymentName } from '@aylal/contracts/payments';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { currentOrder } from '../orders/expire-order.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** What paying needs to know of an order. */
export type PayableOrder = Pick<
  OrderRow,
  'ref_number' | 'user_id' | 'product' | 'status' | 'total' | 'paid' | 'pay_until' | 'instalments' | 'change'
>;

type CurrentDeps = Parameters<typeof currentOrder>[0];

/** The order as of now; undefined when there is none. */
export async function findPayable(deps: CurrentDeps, ref: string, now: number): Promise<PayableOrder | undefined> {
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref.toUpperCase())
    .executeTakeFirst();
  return order && currentOrder(deps, order, now);
}

/** Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findCustomerPayable(
  deps: CurrentDeps,
  userId: string,
  ref: string,
  now: number,
): Promise<PayableOrder | undefined> {
  const order = await findPayable(deps, ref, now);
  return order?.user_id === userId ? order : undefined;
}

/** Whether an order can be paid in a way at all; LendPay asks more (`mayBeLent`). */
export function mayBePaidBy(
  { products }: Pick<Deps, 'products'>,
  { product }: Pick<PayableOrder, 'product'>,
  name: PaymentName,
): boolean {
  return !products[product].refusedWays.includes(name);
}

/** Whose order it is; undefined when there is none. */
export async function ownerOf(db: Db | Tx, ref: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('ref_number', '=', ref.toUpperCase())
    .executeTakeFirst();
  return order?.user_id;
}
