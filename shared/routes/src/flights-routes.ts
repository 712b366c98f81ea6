import * as v from 'valibot';
import { flightSearchQuery } from '@aylal/contracts/flights';
import { defineRoute } from './define-route.ts';

const key = v.pipe(
  v.string('validation_required'),
  v.nonEmpty('validation_required'),
  v.maxLength(400, 'validation_reference'),
);
const shown = v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)));
/** Flights: the search form, the results of a search, one offer, and the booking of a quoted offer. */
export const flightsRoutes = {
  /** ROUTE-33. With a search in the address it leads on to the results. */
  search: defineRoute('/flights', v.looseObject({})),
  /** ROUTE-51, ROUTE-52. Sorting and filters stand in the same address and are read by the list itself. */
  results: defineRoute('/flights/results', flightSearchQuery),
  /** One offer; `shown` is the total that the list showed, to say so when it has changed. */
  offer: defineRoute('/flights/offer', v.object({ filter_str: key, key, shown })),
  /** Passengers of a quoted offer; `ref_number` is the quote's. */
  booking: defineRoute('/flights/booking', v.object({ filter_str: key, key, ref_number: key })),
};
