import type { OrderProduct, PaymentName, PlainProduct } from '@aylal/contracts';
import type { Db, Tx } from '../database/database.ts';
import { currentOrder } from '../orders/expire-order.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { currentPlainOrder } from '../plain-orders/end-plain-order.ts';
import { lockPlainOrder, findPlainOrder } from '../plain-orders/plain-order-store.ts';
import type { PlainOrderRow } from '../plain-orders/plain-order-row.ts';

/** What paying needs to know of an order, whatever is bought. */
export type PayableOrder = Pick<
  FlightOrderRow,
  'ref_number' | 'user_id' | 'status' | 'total' | 'paid' | 'pay_until' | 'instalments' | 'change'
> & { readonly product: OrderProduct | PlainProduct };

type CurrentDeps = Parameters<typeof currentOrder>[0];

/** The order as it stands by the clock; undefined when there is none. */
export async function findPayable(deps: CurrentDeps, ref: string, now: number): Promise<PayableOrder | undefined> {
  const supplied = await deps.db
    .selectFrom('flight_orders')
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

const loans: readonly PaymentName[] = ['LENDPAY', 'POCKET'];

/** Ways that a product cannot be paid in. Money is lent for journeys alone (MODAL-53, MODAL-54), and a wallet is not filled from itself. */
const refusedWays: Readonly<Record<PayableOrder['product'], readonly PaymentName[]>> = {
  flight: [],
  esim: loans,
  hotel: loans,
  bus: loans,
  train: loans,
  insurance: loans,
  trip: loans,
  transport: loans,
  'top-up': [...loans, 'WALLET'],
  lottery: loans,
};

/** Whether an order can be paid in a way at all; LendPay asks more (`mayBeLent`). */
export function mayBePaidBy({ product }: PayableOrder, name: PaymentName): boolean {
  return !refusedWays[product].includes(name);
}

/** Whose order it is; undefined when there is none. */
export async function ownerOf(db: Db | Tx, ref: string): Promise<string | undefined> {
  const of = (table: 'flight_orders' | 'plain_orders') =>
    db.selectFrom(table).select('user_id').where('ref_number', '=', ref.toUpperCase()).executeTakeFirst();
  return ((await of('flight_orders')) ?? (await of('plain_orders')))?.user_id;
}

/** It is paid at once, and no flight is changed by it. */
function payablePlain(row: PlainOrderRow): PayableOrder {
  return { ...row, instalments: null, change: null };
}
