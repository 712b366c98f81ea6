import { bookTrip } from '@aylal/contracts';
import { isPastDay, tripPartyOf } from '@aylal/domain';
import { customerDay } from '../../bookings/customer-day.ts';
import type { Deps } from '../../deps.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { resolveTwin } from '../../orders/resolve-twin.ts';
import { heard } from '../../partners/heard.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route, type RouteContext } from '../../router/route.ts';
import type { SupplierTrip, SupplierTripDeparture } from '../trip-supplier.ts';
import { newTripOrder, placesToHold } from './new-trip-order.ts';

interface Agreed {
  readonly trip: SupplierTrip;
  readonly departure: SupplierTripDeparture;
}

/** API-53: the rules first, then order, places, debt and mail in one short transaction. The operator is asked once it is paid. */
export function bookTripRoute(deps: Deps): Route {
  return route(bookTrip).withPartner({
    prepare: (ctx) => agreeOnTrip(deps, ctx),
    handle: async (ctx, agreed: Agreed) => {
      const { tx, body, session, locale, now, log } = ctx;
      const user = await tx
        .selectFrom('users')
        .select(['first_name', 'last_name'])
        .where('id', '=', session.userId)
        .executeTakeFirstOrThrow();
      const name = `${user.last_name} ${user.first_name}`.trim();
      const order = newTripOrder(deps.ids, { userId: session.userId, name, ...agreed, body, locale, now });
      if (!(await placeOrder(deps, tx, order, now))) {
        const twin = await resolveTwin(deps, ctx, order.row);
        if (twin) return { status_code: 201 as const, result: { ref_number: twin.ref_number } };
        if (!(await placeOrder(deps, tx, order, now))) throw refuse('already-booked');
      }
      const { ref_number } = order.row;
      if (!(await deps.inventory.holdSeats(tx, placesToHold(ref_number, { ...agreed, body }))))
        throw refuse('sold-out', { status: 409 });
      log.info('order-booked', { ref_number, total: order.row.total });
      return { status_code: 200 as const, result: { ref_number } };
    },
  });
}

async function agreeOnTrip({ trips }: Deps, { body, now }: RouteContext<typeof bookTrip>): Promise<Agreed> {
  const today = customerDay(now);
  const trip = (await heard(trips.offered.read())).find(({ id }) => id === body.travel_id);
  const departure = trip?.departures.find(({ date }) => date === body.date && date > today);
  if (!trip || !departure) throw refuse('not-found');
  const fields: Record<string, string> = {};
  body.pax.forEach(({ birthday }, index) => {
    if (!isPastDay(birthday, today)) fields[`pax.${index}.birthday`] = 'validation_birthday_future';
  });
  const { adults } = tripPartyOf(
    body.pax.map(({ birthday }) => birthday),
    departure.date,
    trip.childBelow,
  );
  // A child does not travel without a grown-up.
  if (adults === 0) fields['pax.0.birthday'] ??= 'validation_adult_needed';
  if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
  return { trip, departure };
}
