import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined);
const search = v.looseObject({ _from: word, _to: word, depart_date: word });

/** Trains: the search, and under it the trains of the search that stands in the address. */
export const trainRoutes = {
  /** ROUTE-36. */
  search: defineRoute('/trains', search),
  /** ROUTE-27: the same without the standard navigation. */
  bare: defineRoute('/trains/L', search),
};
