import type { LocalDate } from './local-date.ts';

/** When the first unflown flight leaves. Read as Ulaanbaatar time (+08:00, no summer time), whatever the airport (GAP-33). */
export interface PlannedDeparture {
  readonly depart_date: LocalDate;
  readonly depart_time: string;
}

/** Milliseconds left until departure; negative once it has left. */
export function millisecondsUntilDeparture(departure: PlannedDeparture, now: Date): number {
  return Date.parse(`${departure.depart_date}T${departure.depart_time.slice(0, 5)}:00+08:00`) - now.getTime();
}

/** True when the departure is `hours` away or less, and after it: 48:00:00 is within 48 hours, 48:00:01 is not (GAP-33). */
export function isWithinHoursOfDeparture(departure: PlannedDeparture, hours: number, now: Date): boolean {
  return millisecondsUntilDeparture(departure, now) <= hours * 3_600_000;
}
