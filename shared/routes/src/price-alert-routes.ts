import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

/** Price alerts of flights; apart from the search, which every list of flights carries. */
export const priceAlertRoutes = {
  /** The customer's own. */
  list: defineRoute('/flights/alerts', v.looseObject({})),
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
