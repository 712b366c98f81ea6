import * as v from 'valibot';
import { checkStay, hotelListQuery, hotelStayQuery, stayEntries } from '@aylal/contracts/hotels';
import { defineRoute } from './define-route.ts';

const word = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,200}$/));
const bookingQuery = v.pipe(
  v.object({ room_id: word, uid: word, log_info: v.optional(word, ''), ...stayEntries }),
  checkStay(),
);

/** Hotels: the search form, the list of a search, one hotel. */
export const hotelsRoutes = {
  /** ROUTE-34. With a search in the address it leads on to its list. */
  search: defineRoute('/hotels', v.looseObject({})),
  /** ROUTE-50, ROUTE-53, ROUTE-54: the search with sorting, filters and page. */
  list: defineRoute('/hotels/list', hotelListQuery),
  /** ROUTE-26: the same search on a map. */
  map: defineRoute('/hotels/map', hotelListQuery),
  /** ROUTE-13, ROUTE-14: the booking of a checked rate; `room_id` is its key, `uid` the price that is held, `name` is for people. */
  booking: defineRoute('/hotels/booking/:name', bookingQuery),
  /** One hotel for a stay; `name` is for people, the hotel is found by its code. */
  view: defineRoute('/hotels/view/:code/:name', hotelStayQuery),
};
