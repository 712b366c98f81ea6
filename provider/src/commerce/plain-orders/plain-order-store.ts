import { locales } from '@aylal/domain';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { accounts, post } from '../ledger/ledger.ts';
import { orderStatus } from '../orders/order-row.ts';
import { foundBy } from '../orders/order-words.ts';
import type { PlainProducts } from './plain-products.ts';
import type { PlainOrderRow, PlainSubject, PlainOrderTable } from './plain-order-row.ts';

type NewPlainOrder = Omit<
  Insertable<PlainOrderTable>,
  'status' | 'paid' | 'paid_at' | 'ended_at' | 'done_at' | 'search_text' | 'subject'
> & { readonly subject: PlainSubject };

/** Makes an order that waits for money, with its debt in the books. */
export async function placePlainOrder(products: PlainProducts, tx: Tx, order: NewPlainOrder): Promise<PlainOrderRow> {
  const { title } = products[order.product];
  const row = await tx
    .insertInto('plain_orders')
    .values({
      ...order,
      subject: JSON.stringify(order.subject),
      status: orderStatus.awaitingPayment,
      paid: 0,
      paid_at: null,
      ended_at: null,
      done_at: null,
      search_text: foundBy([order.ref_number, ...locales.map((locale) => title(order, locale))]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(tx, {
    kind: 'order-created',
    reference: row.ref_number,
    at: row.created_at,
    entries: [
      { account: accounts.orderReceivable(row.ref_number), amount: row.total },
      { account: accounts.unissuedSales(row.ref_number), amount: -row.total },
    ],
  });
  return row;
}

export async function findPlainOrder(db: Db | Tx, ref: string): Promise<PlainOrderRow | undefined> {
  return db.selectFrom('plain_orders').selectAll().where('ref_number', '=', ref.toUpperCase()).executeTakeFirst();
}

/** The order, locked until the end of the transaction. */
export async function lockPlainOrder(tx: Tx, ref: string): Promise<PlainOrderRow | undefined> {
  return tx.selectFrom('plain_orders').selectAll().where('ref_number', '=', ref).forUpdate().executeTakeFirst();
}
