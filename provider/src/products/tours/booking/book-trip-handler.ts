import { bookTrip } from '@aylal/contracts/trips';
import { fullName } from '../../../accounts/full-name.ts';
import type { Deps } from '../../../platform/deps.ts';
import { placeOnce } from '../../../commerce/orders/place-once.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { agreeOnTrip, type AgreedTrip } from './agree-on-trip.ts';
import { newTripOrder, placesToHold } from './new-trip-order.ts';

/** API-53: the rules first, then order, places, debt and mail in one short transaction. The operator is asked once it is paid. */
export function bookTripRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products' | 'trips'>,
): Route {
  return route(bookTrip).withPartner({
    prepare: (ctx) => agreeOnTrip(deps, ctx),
    handle: async (ctx, agreed: AgreedTrip) => {
      const { tx, body, session, locale, now, log } = ctx;
      const name = await fullName(tx, session.userId);
      const order = newTripOrder(deps.ids, { userId: session.userId, name, ...agreed, body, locale, now });
      const duplicate = await placeOnce(deps, ctx, order);
      if (duplicate) return { status_code: 201 as const, result: { ref_number: duplicate.ref_number } };
      const { ref_number } = order.row;
      if (!(await deps.inventory.hold(tx, placesToHold(ref_number, { ...agreed, body }))))
        throw refuse('sold-out', { status: 409 });
      log.info('order-booked', { ref_number, total: order.row.total });
      return { status_code: 200 as const, result: { ref_number } };
    },
  });
}
