import { sql } from 'kysely';
import { orUndefined, activeOrders } from '../../commerce/orders/offers/active-orders.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { listEsims } from './esim-catalogue.ts';

/** Data for the country of a journey. */
export const suggestEsim: NonNullable<Product['suggest']> = async ({ db, esims }, userId, { country }, locale) => {
  const own = activeOrders(db, userId, 'esim').where(sql`item ->> 'countryCode'`, '=', country);
  if (await own.executeTakeFirst()) return {};
  const catalogue = await orUndefined(() => esims.catalogue.read());
  return {
    esim: listEsims(catalogue ?? [], 'data', locale).find(({ country_code }) => country_code === country) ?? null,
  };
};
