import { vehicleTypes } from '@aylal/domain/mobility';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const anySearch = v.looseObject({});

/** ROUTE-29, ROUTE-32; the tickets of a customer, of one order too; and what proves a draw. */
export const lotteryRoutes = {
  lottery: defineRoute('/lottery', anySearch),
  ilottery: defineRoute('/ilottery', anySearch),
  tickets: defineRoute('/lottery/tickets', anySearch),
  orderTickets: defineRoute('/lottery/tickets/:refNumber', anySearch),
  proof: defineRoute(
    '/lottery/proof',
    v.looseObject({ ticket: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(30))), undefined) }),
  ),
};

/** ROUTE-42. */
export const cartRoute = defineRoute('/cart', anySearch);

/** ROUTE-39: vehicles of a type; any other word shows all of them. */
export const mobilityRoute = defineRoute(
  '/mobility',
  v.looseObject({
    type: v.fallback(v.optional(v.picklist(vehicleTypes)), undefined),
  }),
);

/** The rides of a customer, those before an instant (`next` of the page before) too; and one of them. */
export const rideRoutes = {
  rides: defineRoute(
    '/mobility/rides',
    v.looseObject({ before: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined) }),
  ),
  ride: defineRoute('/mobility/rides/:ride', anySearch),
};
