import { busRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { getBusScheduleQuery, listBusStopsQuery } from '../../api/bus-queries.ts';
import { readTrip } from '../../domain/read-trip.ts';
import { searchFor } from '../../ui/schedule-states.tsx';

/** Reads the trip of the address and warms its buses and the names of its ends without waiting. A day on which none are sold goes to the form, which says why. */
export function loadSchedule({ url, params, services }: LoaderArgs): null {
  const text = params['trip'] ?? '';
  const read = readTrip(text, services.now());
  if (!read) throw redirect({ url }, busRoutes.search.pattern);
  if (read.fault) throw redirect({ url }, searchFor({ trip: read.trip }));
  const { queryClient, api, locale } = services;
  void queryClient.prefetchQuery(getBusScheduleQuery(api, text, locale.get()));
  void queryClient.prefetchQuery(listBusStopsQuery(api, locale.get()));
  return null;
}
