import { dayOf, zoneMark } from '@aylal/domain/calendar';
import { TicketEnds } from '@aylal/parts';
import { formatDayWithYear, formatDuration, useLocale } from '@aylal/shell';
import type { ReactNode } from 'react';
import { rideMinutes } from '../domain/ride-minutes.ts';
import { clockOf } from './bus-times.tsx';

interface WayOnTicketProps {
  /** Times as written, each with the zone of its place. */
  departure: string;
  arrival: string;
  from: string;
  to: string;
  icon: ReactNode;
}

/** From where to where, the clocks large; the day of arrival and the zones where they differ. */
export function WayOnTicket({ departure, arrival, from, to, icon }: WayOnTicketProps) {
  const locale = useLocale();
  const zones = [zoneMark(departure), zoneMark(arrival)] as const;
  const zoned = zones[0] !== zones[1];
  const otherDay = dayOf(arrival) === dayOf(departure) ? [] : [formatDayWithYear(dayOf(arrival), locale)];
  return (
    <TicketEnds
      from={{ large: clockOf(departure), place: from, note: zoned && zones[0] }}
      to={{ large: clockOf(arrival), place: to, note: [...otherDay, ...(zoned ? [zones[1]] : [])].join(' · ') }}
      icon={icon}
      between={formatDuration(rideMinutes(departure, arrival), locale)}
    />
  );
}
