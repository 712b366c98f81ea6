import type { OrderProduct, PaymentName, PlainProduct } from '@aylal/contracts';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { currentOrder } from '../orders/expire-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { currentPlainOrder } from '../plain-orders/end-plain-order.ts';
import { lockPlainOrder, findPlainOrder } from '../plain-orders/plain-order-store.ts';
import type { PlainOrderRow } from '../plain-orders/plain-order-row.ts';

/** What paying needs to know of an order, whatever is bought. */
export type PayableOrder = Pick<
  OrderRow,
  'ref_number' | 'user_id' | 'status' | 'total' | 'paid' | 'pay_until' | 'instalments' | 'change'
> & { readonly product: OrderProduct | PlainProduct };

type CurrentDeps = Parameters<typeof currentOrder>[0];

/** The order as it stands by the clock; undefined when there is none. */
export async function findPayable(deps: CurrentDeps, ref: string, now: number): Promise<PayableOrder | undefined> {
  const supplied = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref.toUpperCase())
    .executeTakeFirst();
  if (supplied) return currentOrder(deps, supplied, now);
  const plain = await findPlainOrder(deps.db, ref);
  return plain && payablePlain(await currentPlainOrder(deps, plain, now));
}

/** Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findOwnPayable(
  deps: CurrentDeps,
  userId: string,
  ref: string,
  now: number,
): Promise<PayableOrder | undefined> {
  const order = await findPayable(deps, ref, now);
  return order?.user_id === userId ? order : undefined;
}

/** Locks an order until the end of the transaction: money for it is booked by one at a time. */
export async function lockPayable(tx: Tx, ref: string): Promise<void> {
  if (!(await lockOrder(tx, ref))) await lockPlainOrder(tx, ref);
}

/** Whether an order can be paid in a way at all; LendPay asks more (`mayBeLent`). */
export function mayBePaidBy(
  { products, plainProducts }: Pick<Deps, 'products' | 'plainProducts'>,
  { product }: PayableOrder,
  name: PaymentName,
): boolean {
  const { refusedWays } = { ...products, ...plainProducts }[product];
  return !refusedWays.includes(name);
}

/** Whose order it is; undefined when there is none. */
export async function ownerOf(db: Db | Tx, ref: string): Promise<string | undefined> {
  const of = (table: 'orders' | 'plain_orders') =>
    db.selectFrom(table).select('user_id').where('ref_number', '=', ref.toUpperCase()).executeTakeFirst();
  return ((await of('orders')) ?? (await of('plain_orders')))?.user_id;
}

/** It is paid at once, and no flight is changed by it. */
function payablePlain(row: PlainOrderRow): PayableOrder {
  return { ...row, instalments: null, change: null };
}
