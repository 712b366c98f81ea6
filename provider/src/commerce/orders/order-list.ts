import type { OrderStatusCode } from '@aylal/contracts/orders';
import type { ListedProduct } from '@aylal/domain/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Which orders of a customer are asked for. Instants in milliseconds, `until` is not part of it; every word must be found. */
export interface OrderWish {
  readonly userId: string;
  readonly product?: ListedProduct | undefined;
  readonly statuses?: readonly OrderStatusCode[] | undefined;
  readonly terms: readonly string[];
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** An order's place in the list, newest first; of orders of one moment the number decides. */
export interface OrderPlace {
  readonly at: number;
  readonly ref: string;
}

/** A place as one word that a client hands back. */
export function cursorOf({ at, ref }: OrderPlace): string {
  return `${at}-${ref}`;
}

/** The contract has checked its form. */
export function placeOf(cursor: string): OrderPlace {
  const cut = cursor.indexOf('-');
  return { at: Number(cursor.slice(0, cut)), ref: cursor.slice(cut + 1) };
}

/** A page of places, newest first, found by the place before and not by counting: page 500 costs what the first one does. */
export function orderPlaces(db: Db, wish: OrderWish, after: OrderPlace | undefined, limit: number) {
  const wished = wishedOrders(db, wish).select(['ref_number as ref', 'created_at as at']);
  const rest = after
    ? wished.where(sql<boolean>`(created_at, ref_number) < (${after.at}::bigint, ${after.ref}::text)`)
    : wished;
  return rest.orderBy('created_at', 'desc').orderBy('ref_number', 'desc').limit(limit);
}

/** How many orders there are in all. */
export async function countOrders(db: Db, wish: OrderWish): Promise<number> {
  const { count } = await wishedOrders(db, wish)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function wishedOrders(db: Db, { userId, product, statuses, terms, from, until }: OrderWish) {
  let query = db.selectFrom('orders').where('user_id', '=', userId);
  if (product) query = query.where('product', '=', product);
  if (statuses) query = query.where('status', 'in', statuses);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (until !== undefined) query = query.where('created_at', '<', until);
  for (const word of terms) query = query.where(sql<boolean>`strpos(search_text, ${word}) > 0`);
  return query;
}
