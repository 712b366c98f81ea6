import { vehicleTypes } from '@aylal/domain';
import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** ROUTE-39: vehicles of a type; any other word shows all of them. */
export const mobilityRoute = defineRoute(
  '/mobility',
  v.looseObject({ type: v.fallback(v.optional(v.picklist(vehicleTypes)), undefined) }),
);
