import * as v from 'valibot';
import { hotelListQuery, hotelStayQuery } from '@aylal/contracts';
import { defineRoute } from './define-route.ts';

/** Hotels: the search form, the list of a search, one hotel. */
export const hotelsRoutes = {
  /** ROUTE-34. With a search in the address it leads on to its list. */
  search: defineRoute('/hotels', v.looseObject({})),
  /** ROUTE-50, ROUTE-53, ROUTE-54: the search with sorting, filters and page. */
  list: defineRoute('/hotels/list', hotelListQuery),
  /** One hotel for a stay; `name` is for people, the hotel is found by its code. */
  view: defineRoute('/hotels/view/:code/:name', hotelStayQuery),
};
