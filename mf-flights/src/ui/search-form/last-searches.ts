import { createLastSearches } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { readSearch } from './read-search.ts';

/** Flights, beside `lastHotelSearch` of the specification (PERSIST-01). */
export const lastSearches = createLastSearches({
  key: 'lastFlightSearch',
  read: (query, now) => {
    const read = readSearch(query, now);
    return read.ok ? read.criteria : undefined;
  },
  address: (criteria) => flightsRoutes.results.to({}, criteria),
});
