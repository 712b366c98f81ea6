import { fields } from '@aylal/contracts';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** Changing the flights of an order. */
export const flightChangeRoutes = {
  /** Other days for the flights of an order. */
  search: defineRoute(
    '/user/order/flight/exchange/search/:refNumber',
    v.looseObject({ depart_date: v.optional(fields.localDate), return_date: v.optional(fields.localDate) }),
  ),
  /** ROUTE-12: one option against the ticket held, to be confirmed. */
  confirm: defineRoute('/user/order/flight/exchange/view/:filter_str/:key/:ref_number', v.looseObject({})),
};
