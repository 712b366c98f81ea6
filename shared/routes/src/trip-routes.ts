import { fields } from '@aylal/contracts';
import { tripKinds, tripLengths } from '@aylal/contracts/trips';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const one = <T extends readonly [string, ...string[]]>(values: T) =>
  v.fallback(v.optional(v.picklist(values)), undefined);

/** Trips and packages. */
export const tripRoutes = {
  /** ROUTE-35: trips by text, kind, length and month; what cannot be read is left out. */
  list: defineRoute(
    '/trip',
    v.looseObject({
      text: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''), ''),
      kind: one(tripKinds),
      length: one(tripLengths),
      month: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
      page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'), 1),
    }),
  ),
  detail: defineRoute('/trip/:slug', v.looseObject({})),
  /** Who travels on a date, `people` of them. */
  booking: defineRoute(
    '/trip/:slug/book',
    v.looseObject({
      date: v.fallback(v.optional(fields.localDate), undefined),
      people: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number))), undefined),
    }),
  ),
};
