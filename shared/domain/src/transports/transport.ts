import { addDays, homeInstant, hoursMs, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** A car with its driver: for one way at one price, or by the day. */
export const transportKinds = ['transfer', 'hire'] as const;
export type TransportKind = (typeof transportKinds)[number];

const HOUR_MS = hoursMs(1);

/** The days of the calendar on which a car is somebody's, from its first day on. */
export function transportDays(first: LocalDate, days: number): readonly LocalDate[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}

/** What a car costs, by one rule: the provider decides with it, the screen explains with it. `price` is for one way, or for a day. */
export function priceTransport(kind: TransportKind, price: Money, days: number): Money {
  return kind === 'hire' ? price * days : price;
}

/** When the driver is at the door, in milliseconds: `time` is `08:30` by the clock of Ulaanbaatar. */
export function pickUpAt(date: LocalDate, time: string): number {
  return homeInstant(date, time);
}

/** Whether it is too late to send a driver, who needs `noticeHours` to come. */
export function isTooSoon(at: number, noticeHours: number, now: number): boolean {
  return at - now < noticeHours * HOUR_MS;
}
