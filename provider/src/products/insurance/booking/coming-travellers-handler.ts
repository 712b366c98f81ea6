import { listInsuranceTravellers } from '@aylal/contracts/insurance';
import type { Deps } from '../../../platform/deps.ts';
import { homeCountry } from '../../../commerce/orders/offers/order-journey.ts';
import { agreedOffer, orderStatus, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { openInsured } from './open-insured.ts';

/** Orders that still stand. */
const standing = [orderStatus.awaitingPayment, orderStatus.paid, orderStatus.beingIssued, orderStatus.issued];
const MOST = 5;

/** NEED-162: flights of the caller that are still to leave, the next first, with who travels; opened for this answer alone, which is kept by nobody on the way (`no-store`). */
export function comingTravellersRoute(deps: Deps): Route {
  const { db, vault, products } = deps;
  return route(listInsuranceTravellers).to(async ({ session, now, locale }) => {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', session.userId)
      .where('product', '=', 'flight')
      .where('status', 'in', standing)
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .limit(MOST)
      .execute();
    return {
      status_code: 200,
      result: await Promise.all(
        orders.map(async (order) => ({
          ref_number: order.ref_number,
          title: products[order.product].title(order, locale),
          country: (await products[order.product].journey?.(deps, order))?.country ?? homeCountry,
          ...daysOf(order),
          people: peopleOf(vault, order),
        })),
      ),
    };
  });
}

/** From the first flight's day to the day on which the last one lands; without a way back its end is not known. */
function daysOf(order: Pick<OrderRow, 'product' | 'offer'>) {
  const { trips } = agreedOffer(order);
  return {
    start_date: trips[0]?.flights[0]?.departure_date ?? '',
    end_date: trips.length > 1 ? (trips.at(-1)?.flights.at(-1)?.arrival_date ?? '') : '',
  };
}

function peopleOf(vault: Deps['vault'], order: OrderRow) {
  return openInsured(vault, order).map((one, index) => ({
    last_name: one.surname,
    first_name: one.given_name,
    gender: order.travellers[index]?.gender ?? 'F',
    birthday: one.birthday,
    document_number: one.document,
    nationality: one.nationality,
  }));
}
