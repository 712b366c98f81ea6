import { sql, type Insertable } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { postingParts } from '../ledger/ledger.ts';
import { orderCreatedPosting } from './order-ledger.ts';
import { isMailed, orderMail } from './order-mails.ts';
import type { OrderRow, OrderTable } from './order-row.ts';
import { orderSearchText } from './order-search-text.ts';

/**
 * Writes an order, its debt and its mail in one statement, because bookings are counted in statements. False when a living order for the same
 * people and flights, or of the same quote, is there already: then nothing is written.
 */
export async function placeOrder(
  deps: Pick<Deps, 'outbox' | 'config' | 'products'>,
  tx: Tx,
  { row, insert }: { row: OrderRow; insert: Insertable<OrderTable> },
  at: number,
): Promise<boolean> {
  const order = tx
    .insertInto('orders')
    .values({ ...insert, search_text: orderSearchText(deps.products, row) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ref_number');
  const debt = row.total === 0 ? sql`` : sql`, ${postingParts(orderCreatedPosting(row, at), 'placed')}`;
  const mail = isMailed(deps, row, 'booked')
    ? sql`, ${deps.outbox.part(orderMail(deps, row, 'booked'), 'placed')}`
    : sql``;
  const { rows } = await sql`with placed as (${order}) ${debt} ${mail} select ref_number from placed`.execute(tx);
  return rows.length > 0;
}
