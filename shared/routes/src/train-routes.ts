import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined);
const wagonNumber = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/))), undefined);
const placeNumbers = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(,\d{1,2}){0,3}$/))), undefined);
const choice = v.looseObject({ wagon: wagonNumber, places: placeNumbers });
const lockId = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/))), undefined);
const moment = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined);
/** Without scripts the address carries the lock of the places: until when it holds, and when that was said. */
const locked = v.looseObject({ ...choice.entries, lock: lockId, until: moment, said: moment });
/** Of a journey there and back, the day of the other way: `return_date` on the way out, `out_date` on the way back. */
const search = v.looseObject({ _from: word, _to: word, depart_date: word, return_date: word, out_date: word });

/** Trains: the search, and under it the trains of the search that is in the address. */
export const trainRoutes = {
  /** ROUTE-36. */
  search: defineRoute('/trains', search),
  /** ROUTE-27: the same without the standard navigation. */
  bare: defineRoute('/trains/L', search),
};

/** The wagons of a train, `voyage` is `273-20261205-ULB-DAR`; the wagon and the places that are chosen so far, as `15,16`. */
export const trainPlacesRoutes = {
  search: defineRoute('/trains/places/:voyage', choice),
  bare: defineRoute('/trains/L/places/:voyage', choice),
};

/** Who travels on them. */
export const trainBookingRoutes = {
  search: defineRoute('/trains/booking/:voyage', locked),
  bare: defineRoute('/trains/L/booking/:voyage', locked),
};
