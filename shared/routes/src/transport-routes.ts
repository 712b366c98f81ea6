import { transportKinds } from '@aylal/domain/transports';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** Cars with drivers. */
export const transportRoutes = {
  /** ROUTE-38: by text and kind; what cannot be read is left out. */
  list: defineRoute(
    '/transports',
    v.looseObject({
      text: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''), ''),
      kind: v.fallback(v.optional(v.picklist(transportKinds)), undefined),
      page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'), 1),
    }),
  ),
  detail: defineRoute('/transports/:id', v.looseObject({})),
  /** When and where the driver comes. */
  booking: defineRoute('/transports/:id/book', v.looseObject({})),
};
