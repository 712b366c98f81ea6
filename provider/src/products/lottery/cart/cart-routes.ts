import { addToCart, emptyCart, readCart, removeCartItem, saveShipment, updateCartItem } from '@aylal/contracts/cart';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Locale } from '@aylal/domain/language';
import type { LotteryGame } from '../lottery-games.ts';
import { gameAmong, soldGames } from '../office-lotteries.ts';
import { assertWithinLimits } from '../lottery-limits.ts';
import { keepLocation } from '../shipment-store.ts';
import { openSeries, ticketsLeft } from '../series-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { bookCartRoute } from './book-cart.ts';
import { addLine, cartCount, cartLines, changeLine, emptyLines, lockCart, removeLine } from './cart-store.ts';
import { cartView } from './cart-view.ts';

/** Whom a cart is shown to, and when. */
interface Look {
  readonly locale: Locale;
  readonly now: number;
}

/** A customer's own cart: API-01 to API-06, NEED-145. Every change answers the whole cart. */
export function cartRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'ids' | 'outbox' | 'products' | 'vault'>,
): readonly Route[] {
  const { db } = deps;
  const answer = async (userId: string, look: Look) => ({
    status_code: 200 as const,
    result: await cartView(deps, userId, look),
  });
  const change = <R>(userId: string, work: (tx: Tx) => Promise<R>) =>
    db.transaction().execute(async (tx) => {
      await lockCart(tx, userId);
      return work(tx);
    });
  /** With `more` of a game on top of the rest of the cart: refused over the day's limit and where so many are not left. */
  const assertBuyable = async (tx: Tx, userId: string, game: LotteryGame, more: number, held: number, look: Look) => {
    const { now } = look;
    const inCart = cartCount(await cartLines(tx, userId, look));
    await assertWithinLimits(tx, userId, inCart + more, now);
    if ((await ticketsLeft(tx, await openSeries(tx, deps, game, now), now)) < held + more) throw refuse('sold-out');
  };
  return [
    bookCartRoute(deps),
    route(readCart).to(({ session, locale, now }) => answer(session.userId, { locale, now })),
    route(addToCart).to(async ({ body: { name, quantity }, session: { userId }, locale, now }) => {
      const game = gameAmong(await soldGames(db, locale, now), 'name', name);
      if (!game) throw refuse('not-found');
      await change(userId, async (tx) => {
        const held =
          (await cartLines(tx, userId, { locale, now })).find((line) => line.game.id === game.id)?.quantity ?? 0;
        await assertBuyable(tx, userId, game, quantity, held, { locale, now });
        await addLine(tx, userId, game.id, quantity, now);
      });
      return answer(userId, { locale, now });
    }),
    route(updateCartItem).to(async ({ body: { id, quantity }, session: { userId }, locale, now }) => {
      const game = gameAmong(await soldGames(db, locale, now), 'id', id);
      if (!game) throw refuse('not-found');
      await change(userId, async (tx) => {
        const held = (await cartLines(tx, userId, { locale, now })).find((line) => line.game.id === game.id)?.quantity;
        if (held === undefined) throw refuse('not-found');
        if (quantity > held) await assertBuyable(tx, userId, game, quantity - held, held, { locale, now });
        await changeLine(tx, userId, id, quantity);
      });
      return answer(userId, { locale, now });
    }),
    route(saveShipment).to(async ({ body, session: { userId }, locale, now }) => {
      await keepLocation(db, userId, body, now);
      return answer(userId, { locale, now });
    }),
    route(emptyCart).to(async ({ session: { userId }, locale, now }) => {
      await emptyLines(db, userId);
      return answer(userId, { locale, now });
    }),
    route(removeCartItem).to(async ({ params: { id }, session: { userId }, locale, now }) => {
      if (!(await removeLine(db, userId, id))) throw refuse('not-found');
      return answer(userId, { locale, now });
    }),
  ];
}
