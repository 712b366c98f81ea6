import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** News of the fares of a direction by mail, and their end (PROD-02). */
export const airSubscriptionRoutes = {
  subscribe: defineRoute('/flights/subscription', v.looseObject({})),
  /** `left` where a form without scripts has just ended it. */
  unsubscribe: defineRoute('/flights/unsubscription', v.looseObject({ left: v.optional(v.string()) })),
};
