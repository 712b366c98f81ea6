import { createLastSearches } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { readListAddress } from '../../domain/list-address.ts';

/** PERSIST-01. */
export const lastSearches = createLastSearches({
  key: 'lastHotelSearch',
  read: (query, now) => {
    const read = readListAddress(query, now);
    return read.ok ? read.query : undefined;
  },
  address: (query) => hotelsRoutes.list.to({}, query),
});
