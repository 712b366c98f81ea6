import { sql } from 'kysely';
import { orUndefined, activeOrders } from '../../commerce/orders/offers/active-orders.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { listed } from './insurance-view.ts';
import { coverOf } from './insurances.ts';
import { suggestInsurance } from './search-insurance.ts';

/** A cover for the country of a journey, of which none is held on its first day. */
export const suggestCover: NonNullable<Product['suggest']> = async (
  { db, insurances },
  userId,
  { country, start },
  locale,
) => {
  const own = activeOrders(db, userId, 'insurance')
    .where(sql`item ->> 'destination'`, '=', country)
    .where(sql`item ->> 'startDate'`, '<=', start)
    .where(sql`item ->> 'endDate'`, '>=', start);
  if (await own.executeTakeFirst()) return {};
  const catalogue = await orUndefined(() => insurances.catalogue.read());
  const fits = catalogue && suggestInsurance(catalogue, country, locale).find((one) => one.country_code === country);
  return { insurance: catalogue && fits ? listed(coverOf(catalogue, fits.slug), locale) : null };
};
