import type { BusOrder } from '@aylal/contracts/orders';
import { daysBetween, dayOf } from '@aylal/domain/calendar';
import { formatDayWithYear, formatDuration, useLocale } from '@aylal/shell';
import { LegRow } from '@aylal/ui/primitives';
import { Text } from '@aylal/ui';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf } from '../../ui/bus-times.tsx';

/** When and where a bus leaves and arrives, each by the clock of its place. */
export function RideLines({ bus }: { bus: BusOrder['bus'] }) {
  const locale = useLocale();
  const { departure_time, arrival_time, stop, end } = bus;
  const days = daysBetween(dayOf(departure_time), dayOf(arrival_time));
  const minutes = Math.round((Date.parse(arrival_time) - Date.parse(departure_time)) / 60_000);
  return (
    <>
      <Text strong>{formatDayWithYear(dayOf(departure_time), locale)}</Text>
      <LegRow
        departure={{ time: clockOf(departure_time), place: stopName(stop) }}
        arrival={{ time: clockOf(arrival_time), place: stopName(end), dayShift: days > 0 ? `+${days}` : undefined }}
        duration={formatDuration(minutes, locale)}
      />
    </>
  );
}
