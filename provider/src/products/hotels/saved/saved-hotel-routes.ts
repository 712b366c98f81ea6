import { listSavedHotels, removeSavedHotel, saveHotel } from '@aylal/contracts/hotels';
import type { Deps } from '../../../platform/deps.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { namedOf } from '../list/hotel-card-of.ts';
import { nightPrices } from './night-prices.ts';
import { dropSavedHotel, keepSavedHotel, listSavedHotelsOf } from './saved-hotel-store.ts';

/** Hotels that somebody wants to find again: API-42 to API-44. */
export function savedHotelRoutes({ db, hotels, ids }: Pick<Deps, 'db' | 'hotels' | 'ids'>): readonly Route[] {
  return [
    route(saveHotel).to(async ({ body, session, now, log }) => {
      const hotel = await orUnavailable(hotels.catalogue.hotel(body.tapa_code.toUpperCase()));
      if (!hotel) throw refuse('not-found');
      const price = (await nightPrices(hotels, [hotel], now, log)).get(hotel.code) ?? null;
      const row = { id: ids.uuid(), user_id: session.userId, tapa_code: hotel.code, price, saved_at: now };
      const { id, isNew } = await keepSavedHotel(db, row);
      return { status_code: isNew ? 200 : 201, result: { id } };
    }),
    route(listSavedHotels).to(async ({ session, locale, now, log }) => {
      const rows = await listSavedHotelsOf(db, session.userId);
      const found = await orUnavailable(
        Promise.all(rows.map(async (row) => ({ row, hotel: await hotels.catalogue.hotel(row.tapa_code) }))),
      );
      const known = found.flatMap(({ row, hotel }) => (hotel ? [{ row, hotel }] : []));
      const prices = await nightPrices(
        hotels,
        known.map(({ hotel }) => hotel),
        now,
        log,
      );
      return {
        status_code: 200,
        result: known.map(({ row, hotel }) => {
          const { tapa_code, name, picture, star_rating, address } = namedOf(hotel, locale);
          return {
            id: row.id,
            saved_at: new Date(row.saved_at).toISOString(),
            price: row.price,
            price_now: prices.get(hotel.code) ?? null,
            hotel: { tapa_code, name, picture, star_rating, address },
          };
        }),
      };
    }),
    route(removeSavedHotel).to(async ({ params, session }) => {
      if (!(await dropSavedHotel(db, session.userId, params.id))) throw refuse('not-found');
      return { status_code: 200 };
    }),
  ];
}
