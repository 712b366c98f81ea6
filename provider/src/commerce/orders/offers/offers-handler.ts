import { readOrderOffers } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import { countryName } from '../../../platform/country-name.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { findCustomerOrder } from '../order-store.ts';
import { allProducts, type Suggestion } from '../product.ts';
import { standing } from './active-orders.ts';

/** NEED-170: every product suggests what may help on the journey of an order, and nothing that its owner has for this journey already. A partner who is silent offers nothing. */
export function orderOffersRoute(deps: Deps): Route {
  return route(readOrderOffers).to(async ({ params, session, now, locale }) => {
    const order = await findCustomerOrder(deps.db, session.userId, params.ref_number);
    if (!order) throw refuse('not-found');
    const stands = standing.some((status) => status === order.status);
    const journey = stands ? await deps.products[order.product].journey?.(deps, order) : undefined;
    if (!journey || journey.start < homeDate(now)) return { status_code: 200, result: null };
    let found: Suggestion = {};
    for (const product of allProducts(deps))
      found = { ...found, ...(await product.suggest?.(deps, order.user_id, journey, locale)) };
    const { esim = null, insurance = null } = found;
    if (!esim && !insurance) return { status_code: 200, result: null };
    const { country, start, end } = journey;
    const place = { country_code: country, country_name: countryName(country, locale) };
    return { status_code: 200, result: { ...place, start_date: start, end_date: end, esim, insurance } };
  });
}
