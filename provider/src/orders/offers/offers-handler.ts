import { readOrderOffers, type EsimListed, type InsuranceListed } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { sql } from 'kysely';
import { customerDay } from '../../bookings/customer-day.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { listEsims } from '../../esims/esim-catalogue.ts';
import { suggestInsurance } from '../../insurance/search-insurance.ts';
import { coverOf } from '../../insurance/insurances.ts';
import { listed } from '../../insurance/insurance-view.ts';
import { countryName } from '../../insurance/territories.ts';
import { PartnerError } from '../../partners/partner-error.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import { orderStatus } from '../order-row.ts';
import { findOwnOrder } from '../order-store.ts';
import { journeyOfOrder, type OrderJourney } from './journey-of-order.ts';

/** Orders that still stand, paid or not. */
const standing: readonly number[] = [
  orderStatus.awaitingPayment,
  orderStatus.paid,
  orderStatus.beingIssued,
  orderStatus.issued,
  orderStatus.changed,
];

/** NEED-170: nothing is offered that its owner has for this journey already. A partner who is silent offers nothing. */
export function orderOffersRoute(deps: Deps): Route {
  return route(readOrderOffers).to(async ({ params, session, now, locale }) => {
    const order = await findOwnOrder(deps.db, session.userId, params.ref_number);
    if (!order) throw refuse('not-found');
    const journey = standing.includes(order.status) ? await journeyOfOrder(deps, order) : undefined;
    if (!journey || journey.start < customerDay(now)) return { status_code: 200, result: null };
    const { user_id } = order;
    const esim = (await has(deps.db, user_id, journey, 'esim')) ? null : await esimFor(deps, journey, locale);
    const insurance = (await has(deps.db, user_id, journey, 'insurance'))
      ? null
      : await coverFor(deps, journey, locale);
    if (!esim && !insurance) return { status_code: 200, result: null };
    const { country, start, end } = journey;
    const place = { country_code: country, country_name: countryName(country, locale) };
    return { status_code: 200, result: { ...place, start_date: start, end_date: end, esim, insurance } };
  });
}

/** Whether an order of that product of theirs is for this country, and a cover for this day. */
async function has(db: Db, userId: string, { country, start }: OrderJourney, product: 'esim' | 'insurance') {
  const theirs = db
    .selectFrom('flight_orders')
    .select('ref_number')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('status', 'in', [...standing] as never);
  const one =
    product === 'esim'
      ? theirs.where(sql`item ->> 'countryCode'`, '=', country)
      : theirs
          .where(sql`item ->> 'destination'`, '=', country)
          .where(sql`item ->> 'startDate'`, '<=', start)
          .where(sql`item ->> 'endDate'`, '>=', start);
  return (await one.executeTakeFirst()) !== undefined;
}

async function esimFor({ esims }: Deps, { country }: OrderJourney, locale: Locale): Promise<EsimListed | null> {
  const catalogue = await heardOrNothing(() => esims.catalogue.read());
  return listEsims(catalogue ?? [], 'data', locale).find(({ country_code }) => country_code === country) ?? null;
}

async function coverFor(
  { insurances }: Deps,
  { country }: OrderJourney,
  locale: Locale,
): Promise<InsuranceListed | null> {
  const catalogue = await heardOrNothing(() => insurances.catalogue.read());
  const fits = catalogue && suggestInsurance(catalogue, country, locale).find((one) => one.country_code === country);
  return catalogue && fits ? listed(coverOf(catalogue, fits.slug), locale) : null;
}

async function heardOrNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PartnerError) return undefined;
    throw error;
  }
}
