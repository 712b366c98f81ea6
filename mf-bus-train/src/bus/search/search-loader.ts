import { writeBusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { listBusStopsQuery } from '../../api/bus-queries.ts';
import { listNextBusesQuery } from '../../api/next-departures-queries.ts';
import { readTrip } from '../../domain/read-trip.ts';

/** Begins to read the stops and what leaves next, before the code of the page is there. A search that a form without scripts has sent (`find`) leads on to its buses, once it can be made. */
export function loadSearch({ url, services }: LoaderArgs): null {
  const { queryClient, api, locale, now } = services;
  const search = url.searchParams;
  const [from, to, day] = ['_from', '_to', 'depart_date'].map((key) => search.get(key) ?? '');
  const read = search.has('find') ? readTrip(`${from}-${to}-${day}`, now()) : null;
  if (read && !read.fault) {
    const { return_date } = busRoutes.search.readSearch(search) ?? {};
    throw redirect({ url }, busRoutes.schedule.to({ trip: writeBusTrip(read.trip) }, { return_date }));
  }
  void queryClient.prefetchQuery(listBusStopsQuery(api, locale.get()));
  void queryClient.prefetchQuery(listNextBusesQuery(api, locale.get()));
  return null;
}
