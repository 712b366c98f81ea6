import { busTrip, type BusTrip } from '@aylal/contracts/bus';
import { addDays, homeDate, type LocalDate, isLocalDate } from '@aylal/domain/calendar';
import * as v from 'valibot';

/** Buses are on sale for two months. */
const onSaleDays = 60;

/** The days that a bus can be searched for. */
export function saleDays(now: Date): { first: LocalDate; last: LocalDate } {
  const first = homeDate(now);
  return { first, last: addDays(first, onSaleDays - 1) };
}

/** The trip that an address names, with the message key of what is wrong with its day; null when it cannot be read. */
export function readTrip(text: string, now: Date): { trip: BusTrip; fault: string | undefined } | null {
  const parsed = v.safeParse(busTrip, text);
  return parsed.success ? { trip: parsed.output, fault: dayFault(parsed.output.date, now) } : null;
}

/** The same day in the other direction. */
export function wayBack({ stop, end, date }: BusTrip): BusTrip {
  return { stop: end, end: stop, date };
}

/** Why there is no bus to be sold on a day; undefined when there may be one. */
export function dayFault(date: LocalDate, now: Date): string | undefined {
  const { first, last } = saleDays(now);
  return date < first ? 'validation_date_past' : date > last ? 'dates.tooFar' : undefined;
}

/** The same for a day of a form, which may be empty. */
export function typedDayFault(day: string, now: Date): string | undefined {
  return isLocalDate(day) ? dayFault(day, now) : undefined;
}
