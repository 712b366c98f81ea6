import type { BusOrder } from '@aylal/contracts/orders';
import { daysBetween, dayOf } from '@aylal/domain/calendar';
import { formatDayWithYear, formatDuration, useLocale } from '@aylal/shell';
import { LegRow } from '@aylal/ui/primitives';
import { Text } from '@aylal/ui';
import { rideMinutes } from '../../domain/ride-minutes.ts';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf } from '../../ui/bus-times.tsx';

/** When and where a bus leaves and arrives, each by the clock of its place. */
export function RideLines({ bus }: { bus: BusOrder['bus'] }) {
  const locale = useLocale();
  const { departure_time, arrival_time, stop, end } = bus;
  const days = daysBetween(dayOf(departure_time), dayOf(arrival_time));
  return (
    <>
      <Text strong>{formatDayWithYear(dayOf(departure_time), locale)}</Text>
      <LegRow
        departure={{ time: clockOf(departure_time), place: stopName(stop) }}
        arrival={{ time: clockOf(arrival_time), place: stopName(end), dayShift: days > 0 ? `+${days}` : undefined }}
        duration={formatDuration(rideMinutes(departure_time, arrival_time), locale)}
      />
    </>
  );
}
