import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const price = v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)));

/** Price alerts of flights; apart from the search, which every list of flights carries. */
export const priceAlertRoutes = {
  /** The customer's own. With a search and its prices in the address also the form of a new one; prices are totals of everybody who travels. */
  list: defineRoute('/flights/alerts', v.looseObject({ lowest: price, highest: price })),
  /** Where the mails of an alert lead, to stop it without sign-in. */
  stop: defineRoute(
    '/flights/alerts/stop',
    v.object({
      link: v.pipe(
        v.string('validation_required'),
        v.nonEmpty('validation_required'),
        v.maxLength(120, 'validation_reference'),
      ),
    }),
  ),
};
