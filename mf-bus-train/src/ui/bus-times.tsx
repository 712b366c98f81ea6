import type { BusDeparture } from '@aylal/contracts/bus';
import { daysBetween, zoneMark, dayOf } from '@aylal/domain/calendar';
import { formatDuration, useLocale } from '@aylal/shell';
import { LegRow } from '@aylal/ui/primitives';
import { rideMinutes } from '../domain/ride-minutes.ts';
import { stopName } from './stop-name.ts';
import { useBusMessages } from './use-bus-messages.ts';

/** When a bus leaves and when it is there, each by the clock of its place; the zone is named where the two differ. */
export function BusTimes({ departure, columns }: { departure: BusDeparture; columns?: boolean }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { departure_time, arrival_time, stop, end, distance } = departure;
  const days = daysBetween(dayOf(departure_time), dayOf(arrival_time));
  const zoned = zoneMark(departure_time) !== zoneMark(arrival_time);
  return (
    <LegRow
      columns={columns}
      departure={{ time: clockOf(departure_time), place: stopName(stop) }}
      arrival={{
        time: clockOf(arrival_time),
        place: zoned ? `${stopName(end)} · ${zoneMark(arrival_time)}` : stopName(end),
        dayShift: days > 0 ? `+${days}` : undefined,
      }}
      duration={formatDuration(rideMinutes(departure_time, arrival_time), locale)}
      stopsLabel={t('words.km', { count: distance })}
    />
  );
}

/** The clock at a place, as its time is written: `14:30`. */
export function clockOf(time: string): string {
  return time.slice(11, 16);
}
