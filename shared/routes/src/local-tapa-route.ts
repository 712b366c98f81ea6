import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** ROUTE-28: places of the country, without the standard navigation. What cannot be read searches for nothing. */
export const localTapaRoute = defineRoute(
  '/local-tapa',
  v.looseObject({ text: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''), '') }),
);
