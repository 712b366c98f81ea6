import { isLocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''), '');
/** Whatever is no day is as good as none. */
const day = v.optional(v.fallback(v.pipe(v.string(), v.check(isLocalDate)), ''), '');
const country = v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), ''), '');
const count = v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number)), 1), '1');

/** ROUTE-41: covers by where one goes; one cover, for days and a country; its booking; and the policy of an order. */
export const insuranceRoutes = {
  list: defineRoute('/insurance', v.looseObject({ text })),
  detail: defineRoute('/insurance/:slug', v.looseObject({ start: day, end: day, to: country })),
  booking: defineRoute('/insurance/booking/:slug', v.looseObject({ start: day, end: day, to: country, people: count })),
  policy: defineRoute('/insurance/policy/:refNumber', v.looseObject({})),
};
