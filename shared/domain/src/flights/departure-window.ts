import { hoursMs } from '../calendar/index.ts';
/** When the first unflown flight leaves, as an instant with its zone: Ulaanbaatar and Hovd do not share a clock (GAP-33, MNY-10). */
export interface PlannedDeparture {
  readonly departure_at: string;
}

/** Milliseconds left until departure; negative once it has left. */
export function millisecondsUntilDeparture({ departure_at }: PlannedDeparture, now: Date): number {
  return Date.parse(departure_at) - now.getTime();
}

/** True when the departure is `hours` away or less, and after it: 48:00:00 is within 48 hours, 48:00:01 is not (GAP-33). */
export function isWithinHoursOfDeparture(departure: PlannedDeparture, hours: number, now: Date): boolean {
  return millisecondsUntilDeparture(departure, now) <= hours * hoursMs(1);
}
