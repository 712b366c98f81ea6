import * as v from 'valibot';
import { defineRoute } from './define-route.ts';

const word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined);
const seatNumbers = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(,\d{1,2}){0,8}$/))), undefined);

/** Buses: the search, the buses of a day, the seats of one. `trip` is what the schedule is asked for, `101-201-2026-12-05`. */
export const busRoutes = {
  /** ROUTE-37. What an address could say of a search is in the form. */
  search: defineRoute('/bus', v.looseObject({ _from: word, _to: word, depart_date: word, return_date: word })),
  /** Of a journey there and back, the day of the other way: `return_date` on the way out, `out_date` on the way back. */
  schedule: defineRoute('/bus/schedule/:trip', v.looseObject({ return_date: word, out_date: word })),
  /** The seats chosen so far, as `15,16`. */
  seats: defineRoute('/bus/seats/:trip/:departure', v.looseObject({ seats: seatNumbers })),
  /** Who sits on them. */
  booking: defineRoute('/bus/booking/:trip/:departure', v.looseObject({ seats: seatNumbers })),
};
