import { bookCart } from '@aylal/contracts/cart';
import type { Deps } from '../../../platform/deps.ts';
import { assertWithinLimits } from '../lottery-limits.ts';
import { shipOrder } from '../shipment-store.ts';
import { openSeries, ticketsLeft } from '../series-store.ts';
import { gameAmong, soldGames } from '../office-lotteries.ts';
import { takeTickets } from '../ticket-store.ts';
import { accountContact } from '../../../commerce/orders/account-contact.ts';
import { newOrder } from '../../../commerce/orders/new-order.ts';
import { placeOrder } from '../../../commerce/orders/place-order.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { cartCount, cartLines, deliveryFee, emptyLines, lockCart } from './cart-store.ts';

/** CALL-06: the cart becomes an order with its tickets set aside, and is empty, all in one transaction. */
export function bookCartRoute(deps: Pick<Deps, 'config' | 'ids' | 'outbox' | 'products' | 'vault'>): Route {
  return route(bookCart).to(
    async ({ tx, body, session: { userId }, now, locale, log }) => {
      await lockCart(tx, userId);
      const lines = await cartLines(tx, userId, { locale, now });
      const fee = deliveryFee(lines);
      const total = lines.reduce((sum, { game, quantity }) => sum + game.price * quantity, fee);
      if (lines.length === 0 || total !== body.total) throw refuse('state-conflict');
      if (fee > 0 && !body.shipment) throw refuse('invalid-input', { fields: { shipment: 'shipment_required' } });
      await assertWithinLimits(tx, userId, cartCount(lines), now);
      const items = lines.map(({ game: { name, price, game_code }, quantity }) => ({
        name,
        quantity,
        price,
        game_code,
      }));
      const order = newOrder(deps.ids, {
        user_id: userId,
        product: 'lottery',
        item: { items, delivery_fee: fee },
        contact: await accountContact(tx, userId, body.contact_email),
        locale,
        total,
        now,
      });
      const { ref_number } = order.row;
      await placeOrder(deps, tx, order, now);
      // In one order for everybody, so that two carts never wait for each other for ever.
      const byGame = lines.toSorted((a, b) => (a.game.game_code < b.game.game_code ? -1 : 1));
      for (const { game, quantity } of byGame) {
        const { id } = await openSeries(tx, deps, game, now);
        // Locked before it is counted: two orders at once cannot both take the last ticket.
        const series = await tx
          .selectFrom('lottery_series')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        // The office may have changed a lottery of which nothing was sold, before the lock.
        const current = gameAmong(await soldGames(tx, locale, now), 'id', game.id);
        if (current?.price !== game.price) throw refuse('state-conflict');
        if ((await ticketsLeft(tx, series, now)) < quantity) throw refuse('sold-out');
        await takeTickets(tx, series, quantity, { userId, ref: ref_number });
      }
      if (fee > 0 && body.shipment) await shipOrder(tx, { ref: ref_number, userId }, body.shipment, now);
      await emptyLines(tx, userId);
      log.info('cart-booked', { ref_number, total });
      return { status_code: 200, result: { ref_number } };
    },
    { perAccount: { calls: 20, seconds: 600 } },
  );
}
