import { DELIVERY_FEE } from '@aylal/domain/cart';
import type { Money } from '@aylal/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { LotteryGame } from '../lottery-games.ts';
import { gameAmong, soldGames } from '../office-lotteries.ts';
import type { Locale } from '@aylal/domain/language';

/** A product in a cart, and how many of it. */
export interface CartLine {
  readonly game: LotteryGame;
  readonly quantity: number;
}

/** What is in a customer's cart, in the order it came there; what is no longer sold is not in it any more. */
export async function cartLines(
  db: Db | Tx,
  userId: string,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): Promise<readonly CartLine[]> {
  const rows = await db
    .selectFrom('cart_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product')
    .execute();
  const games = await soldGames(db, locale, now);
  return rows.flatMap(({ product, quantity }) => {
    const game = gameAmong(games, 'id', product);
    return game ? [{ game, quantity }] : [];
  });
}

/** CART-02. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What bringing it costs: once for whatever of it is delivered, nothing where nothing is. */
export function deliveryFee(lines: readonly CartLine[]): Money {
  return lines.some(({ game }) => game.delivered) ? DELIVERY_FEE : 0;
}

/** Locks the customer's cart until the end of the transaction, so that two tabs come one after the other. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** CART-03, set: so many more of a product, up to what the day's limit has let through. */
export async function addLine(tx: Tx, userId: string, product: string, quantity: number, now: number): Promise<void> {
  await tx
    .insertInto('cart_items')
    .values({ user_id: userId, product, quantity, added_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product']).doUpdateSet({ quantity: sql`cart_items.quantity + excluded.quantity` }),
    )
    .execute();
}

/** CART-03, change: the quantity that an item shall have. False when it is not in the cart. */
export async function changeLine(tx: Tx, userId: string, product: string, quantity: number): Promise<boolean> {
  const changed = await tx
    .updateTable('cart_items')
    .set({ quantity })
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .returning('product')
    .executeTakeFirst();
  return changed !== undefined;
}

/** CART-03, remove. False when it was not in the cart. */
export async function removeLine(db: Db | Tx, userId: string, product: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .returning('product')
    .executeTakeFirst();
  return gone !== undefined;
}

/** CART-03, reset. */
export async function emptyLines(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('cart_items').where('user_id', '=', userId).execute();
}
