import type { BusTrip } from '@aylal/contracts/bus';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { listBusStopsQuery } from '../../api/bus-queries.ts';
import { townOf } from '../../domain/towns.ts';

/** Both towns of a trip in words, also of a day that has no bus; undefined until the stops are known. */
export function useTripNames({ stop, end }: BusTrip): string | undefined {
  const { api } = useServices();
  const stops = useQuery(listBusStopsQuery(api, useLocale())).data?.result;
  const [from, to] = [stop, end].map((id) => stops && townOf(stops, id)?.name);
  return from && to ? `${from} – ${to}` : undefined;
}
