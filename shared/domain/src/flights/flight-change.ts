import { isWithinHoursOfDeparture, millisecondsUntilDeparture, type PlannedDeparture } from './departure-window.ts';
import type { Money } from '../money/money.ts';

/** From this many hours before departure on, inclusive, a change is taken with a warning (EXCH-01). */
export const changeWarningHours = 72;

/** The status of an order whose tickets are issued: the only one that can be changed or refunded (GAP-75). */
export const issuedStatus = 4;

/** The status of an order whose flights were changed: once is as often as a ticket is changed here (GAP-75). */
const changedStatus = 7;

/** What the rule of a change reads of an order; `departure_at` is the first flight's. */
export interface ChangeFacts extends PlannedDeparture {
  readonly statusCode: number;
  readonly changeable: boolean;
  /** Paid in parts: such a ticket is changed by people. */
  readonly inParts: boolean;
  /** A ticket of the order is refunded, or about to be: its fares are no longer whole, and people change the rest. */
  readonly partRefunded: boolean;
}

/** `blocked`: no change, and why. `warned`: taken, with a warning. */
export type ChangeRuling =
  | { readonly kind: 'open' }
  | { readonly kind: 'warned' }
  | {
      readonly kind: 'blocked';
      readonly reason: 'departed' | 'changed' | 'status' | 'not-allowed' | 'in-parts' | 'part-refunded';
    };

/**
 * Whether the flights of an order may be changed now (EXCH-01, EXCH-02, GAP-12): blocked once the first flight has left, when the ticket
 * was changed before or is not issued, and when the fare forbids changes before departure; warned at 72 hours or less.
 */
export function ruleFlightChange(
  { statusCode, changeable, inParts, partRefunded, ...departure }: ChangeFacts,
  now: Date,
): ChangeRuling {
  if (millisecondsUntilDeparture(departure, now) <= 0) return { kind: 'blocked', reason: 'departed' };
  if (statusCode === changedStatus) return { kind: 'blocked', reason: 'changed' };
  if (statusCode !== issuedStatus) return { kind: 'blocked', reason: 'status' };
  if (!changeable) return { kind: 'blocked', reason: 'not-allowed' };
  if (inParts) return { kind: 'blocked', reason: 'in-parts' };
  if (partRefunded) return { kind: 'blocked', reason: 'part-refunded' };
  return { kind: isWithinHoursOfDeparture(departure, changeWarningHours, now) ? 'warned' : 'open' };
}

/** What a change costs against the ticket held. `to_pay` or `credit` is zero, or both are. */
export interface ChangeCost {
  readonly penalty: Money;
  /** Below zero when the new flights are cheaper. */
  readonly fare_difference: Money;
  readonly to_pay: Money;
  /** What the cheaper flights leave over: it belongs to the customer. */
  readonly credit: Money;
}

/** The fee of every ticket and the difference of the fares, in whole tögrög: above zero it is to be paid, below zero it is credited. */
export function changeCost(fares: { held: Money; wanted: Money; feePerTicket: Money; tickets: number }): ChangeCost {
  const penalty = fares.feePerTicket * fares.tickets;
  const fare_difference = fares.wanted - fares.held;
  const net = penalty + fare_difference;
  return { penalty, fare_difference, to_pay: Math.max(0, net), credit: Math.max(0, -net) };
}
