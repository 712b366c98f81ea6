import type { BusDeparture, BusTrip } from '@aylal/contracts/bus';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice } from '@aylal/ui';
import { listBusStopsQuery } from '../../api/bus-queries.ts';
import { boardingStations, townOf } from '../../domain/towns.ts';
import { stationNames } from '../../ui/stop-name.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** From which station of the town one leaves, where not every station has a bus that way: before somebody waits at the other. */
export function BoardingNote({ trip, departures }: { trip: BusTrip; departures: readonly BusDeparture[] }) {
  const t = useBusMessages();
  const stops = useQuery(listBusStopsQuery(useServices().api, useLocale())).data?.result;
  const town = stops && townOf(stops, trip.stop);
  const boarding = town && boardingStations(town, departures);
  if (!boarding) return null;
  return (
    <Notice>
      {t('schedule.leavesFrom', {
        used: stationNames(boarding.used).join(', '),
        unused: stationNames(boarding.unused).join(', '),
      })}
    </Notice>
  );
}
