import * as v from 'valibot';
import { hotelListQuery } from '@aylal/contracts';
import { defineRoute } from './define-route.ts';

/** Hotels: the search form and the list of a search. */
export const hotelsRoutes = {
  /** ROUTE-34. With a search in the address it leads on to its list. */
  search: defineRoute('/hotels', v.looseObject({})),
  /** ROUTE-50, ROUTE-53, ROUTE-54: the search with sorting, filters and page. */
  list: defineRoute('/hotels/list', hotelListQuery),
};
