import { changeShipment, readShipment } from '@aylal/contracts/cart';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { changeLocation, shipmentOf } from './shipment-store.ts';

/** Deliveries of orders: NEED-146, NEED-147. */
export function shipmentRoutes({ db }: Pick<Deps, 'db'>): readonly Route[] {
  const shipmentAnswer = async (own: { ref: string; userId: string }, now: number) => {
    const found = await shipmentOf(db, own, now);
    if (!found) throw refuse('not-found');
    return { status_code: 200 as const, result: found };
  };
  return [
    route(readShipment).to(({ params, session: { userId }, now }) =>
      shipmentAnswer({ ref: params.ref_number.toUpperCase(), userId }, now),
    ),
    route(changeShipment).to(async ({ params, body, session: { userId }, now, log }) => {
      const own = { ref: params.ref_number.toUpperCase(), userId };
      await db.transaction().execute((tx) => changeLocation(tx, own, body, now));
      log.info('shipment-changed', { ref_number: own.ref });
      return shipmentAnswer(own, now);
    }),
  ];
}
