import { addToCart, emptyCart, readCart, removeCartItem, saveShipment, updateCartItem } from '@aylal/contracts/cart';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { gameBy, type LotteryGame } from '../lottery-games.ts';
import { assertWithinLimits } from '../lottery-limits.ts';
import { keepLocation } from '../shipment-store.ts';
import { openSeries, ticketsLeft } from '../series-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { bookCartRoute } from './book-cart.ts';
import { addLine, cartCount, cartLines, changeLine, emptyLines, lockCart, removeLine } from './cart-store.ts';
import { cartView } from './cart-view.ts';

/** A customer's own cart: API-01 to API-06, NEED-145. Every change answers the whole cart. */
export function cartRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'ids' | 'outbox' | 'products' | 'vault'>,
): readonly Route[] {
  const { db } = deps;
  const answer = async (userId: string, now: number) => ({
    status_code: 200 as const,
    result: await cartView(deps, userId, now),
  });
  const change = <R>(userId: string, work: (tx: Tx) => Promise<R>) =>
    db.transaction().execute(async (tx) => {
      await lockCart(tx, userId);
      return work(tx);
    });
  /** With `more` of a game on top of the rest of the cart: refused over the day's limit and where so many are not left. */
  const assertBuyable = async (tx: Tx, userId: string, game: LotteryGame, more: number, held: number, now: number) => {
    const inCart = cartCount(await cartLines(tx, userId));
    await assertWithinLimits(tx, userId, inCart + more, now);
    if ((await ticketsLeft(tx, await openSeries(tx, deps, game, now), now)) < held + more) throw refuse('sold-out');
  };
  return [
    bookCartRoute(deps),
    route(readCart).to(({ session, now }) => answer(session.userId, now)),
    route(addToCart).to(async ({ body: { name, quantity }, session: { userId }, now }) => {
      const game = gameBy('name', name);
      if (!game) throw refuse('not-found');
      await change(userId, async (tx) => {
        const held = (await cartLines(tx, userId)).find((line) => line.game === game)?.quantity ?? 0;
        await assertBuyable(tx, userId, game, quantity, held, now);
        await addLine(tx, userId, game.id, quantity, now);
      });
      return answer(userId, now);
    }),
    route(updateCartItem).to(async ({ body: { id, quantity }, session: { userId }, now }) => {
      const game = gameBy('id', id);
      if (!game) throw refuse('not-found');
      await change(userId, async (tx) => {
        const held = (await cartLines(tx, userId)).find((line) => line.game === game)?.quantity;
        if (held === undefined) throw refuse('not-found');
        if (quantity > held) await assertBuyable(tx, userId, game, quantity - held, held, now);
        await changeLine(tx, userId, id, quantity);
      });
      return answer(userId, now);
    }),
    route(saveShipment).to(async ({ body, session: { userId }, now }) => {
      await keepLocation(db, userId, body, now);
      return answer(userId, now);
    }),
    route(emptyCart).to(async ({ session: { userId }, now }) => {
      await emptyLines(db, userId);
      return answer(userId, now);
    }),
    route(removeCartItem).to(async ({ params: { id }, session: { userId }, now }) => {
      if (!(await removeLine(db, userId, id))) throw refuse('not-found');
      return answer(userId, now);
    }),
  ];
}
