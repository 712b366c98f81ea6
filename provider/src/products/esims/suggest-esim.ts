import { sql } from 'kysely';
import { heardOrNothing, standingOrders } from '../../commerce/orders/offers/standing-orders.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { listEsims } from './esim-catalogue.ts';

/** Data for the country of a journey. */
export const suggestEsim: NonNullable<Product['suggest']> = async ({ db, esims }, userId, { country }, locale) => {
  const own = standingOrders(db, userId, 'esim').where(sql`item ->> 'countryCode'`, '=', country);
  if (await own.executeTakeFirst()) return {};
  const catalogue = await heardOrNothing(() => esims.catalogue.read());
  return {
    esim: listEsims(catalogue ?? [], 'data', locale).find(({ country_code }) => country_code === country) ?? null,
  };
};
