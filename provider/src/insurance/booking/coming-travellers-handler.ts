import { listInsuranceTravellers } from '@aylal/contracts';
import type { Deps } from '../../deps.ts';
import { journeyOfOrder } from '../../orders/offers/journey-of-order.ts';
import { orderStatus, type FlightOrderRow } from '../../orders/order-row.ts';
import { orderTitle } from '../../orders/order-title.ts';
import { route, type Route } from '../../router/route.ts';
import { openInsured } from './open-insured.ts';

/** Orders that still stand. */
const standing = [orderStatus.awaitingPayment, orderStatus.paid, orderStatus.beingIssued, orderStatus.issued];
const MOST = 5;

/** NEED-162: flights of the caller that are still to leave, the next first, with who travels; opened for this answer alone, which is kept by nobody on the way (`no-store`). */
export function comingTravellersRoute(deps: Pick<Deps, 'db' | 'vault' | 'flightPlaces' | 'hotels'>): Route {
  const { db, vault } = deps;
  return route(listInsuranceTravellers).to(async ({ session, now, locale }) => {
    const orders = await db
      .selectFrom('flight_orders')
      .selectAll()
      .where('user_id', '=', session.userId)
      .where('product', '=', 'flight')
      .where('status', 'in', standing)
      .where('departs_at', '>', now)
      .orderBy('departs_at')
      .limit(MOST)
      .execute();
    return {
      status_code: 200,
      result: await Promise.all(
        orders.map(async (order) => ({
          ref_number: order.ref_number,
          title: orderTitle(order, locale),
          country: (await journeyOfOrder(deps, order))?.country ?? 'MN',
          ...daysOf(order),
          people: peopleOf(vault, order),
        })),
      ),
    };
  });
}

/** From the first flight's day to the day on which the last one lands; without a way back its end is not known. */
function daysOf({ offer: { trips } }: Pick<FlightOrderRow, 'offer'>) {
  return {
    start_date: trips[0]?.flights[0]?.departure_date ?? '',
    end_date: trips.length > 1 ? (trips.at(-1)?.flights.at(-1)?.arrival_date ?? '') : '',
  };
}

function peopleOf(vault: Deps['vault'], order: FlightOrderRow) {
  return openInsured(vault, order).map((one, index) => ({
    last_name: one.surname,
    first_name: one.given_name,
    gender: order.travellers[index]?.gender ?? 'F',
    birthday: one.birthday,
    document_number: one.document,
    nationality: one.nationality,
  }));
}
