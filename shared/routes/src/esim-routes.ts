import { esimPlanTypes } from '@aylal/contracts/esims';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** ROUTE-40: eSIMs of a plan type whose destination holds a text; whatever cannot be read shows all of them. And one eSIM. */
export const esimRoutes = {
  list: defineRoute(
    '/esim',
    v.looseObject({
      search_type: v.optional(v.fallback(v.picklist(['all', ...esimPlanTypes]), 'all'), 'all'),
      text: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''), ''),
    }),
  ),
  detail: defineRoute('/esim/:slug', v.looseObject({})),
  /** What installs the eSIM of an order; the code itself is never in an address. */
  install: defineRoute('/esim/install/:refNumber', v.looseObject({})),
};
