import type { Cart } from '@aylal/contracts/cart';
import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { limitsOf } from '../lottery-limits.ts';
import { openSeries, ticketsLeft } from '../series-store.ts';
import { readRates } from '../../../commerce/payments/read-rates.ts';
import { lastLocation } from '../shipment-store.ts';
import { cartCount, cartLines, deliveryFee } from './cart-store.ts';

/** The cart as its owner sees it (CALL-07): `left` is what can be bought of each, by stock and by the limit of the day. */
export async function cartView(
  deps: Pick<Deps, 'db' | 'ids' | 'vault'>,
  userId: string,
  look: { readonly locale: Locale; readonly now: number },
): Promise<Cart> {
  const { now } = look;
  const lines = await cartLines(deps.db, userId, look);
  const { per_day, bought_today } = await limitsOf(deps.db, userId, now);
  const items = [];
  for (const { game, quantity } of lines) {
    const stock = await ticketsLeft(deps.db, await openSeries(deps.db, deps, game, now), now);
    const others = cartCount(lines) - quantity;
    items.push({
      id: game.id,
      name: game.name,
      quantity,
      price: game.price,
      game_code: game.game_code,
      delivered: game.delivered,
      left: Math.max(0, Math.min(stock, per_day - bought_today - others)),
    });
  }
  return {
    items,
    count: cartCount(lines),
    rates: await readRates(deps),
    delivery_fee: deliveryFee(lines),
    shipment: await lastLocation(deps.db, userId),
  };
}
