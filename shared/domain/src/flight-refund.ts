import { isWithinHoursOfDeparture, millisecondsUntilDeparture, type PlannedDeparture } from './departure-window.ts';
import { issuedStatus } from './flight-change.ts';
import type { Money } from './money.ts';
import type { PassengerFare } from './price-per-person.ts';
import type { AgeCategory } from './traveller-mix.ts';

/** From this many hours before departure on, inclusive, no refund is taken (REFUND-02). */
export const refundBlockHours = 48;
/** From this many hours before departure on, inclusive, a refund is taken with a warning (REFUND-08). */
export const refundWarningHours = 72;

/** What the rule of a refund reads of an order; `departure_at` is the first flight's. */
export interface RefundFacts extends PlannedDeparture {
  readonly statusCode: number;
  readonly refundable: boolean;
  /** Paid in parts: such a ticket is refunded by people. */
  readonly inParts: boolean;
}

/** `blocked`: no refund, and why. `warned`: taken, with a warning. */
export type RefundRuling =
  | { readonly kind: 'open' }
  | { readonly kind: 'warned' }
  | {
      readonly kind: 'blocked';
      readonly reason:
        | 'departed'
        | 'sent'
        | 'in-process'
        | 'finished'
        | 'status'
        | 'too-late'
        | 'not-refundable'
        | 'in-parts';
    };

const blockedBy: Readonly<Record<number, 'sent' | 'in-process' | 'finished'>> = {
  8: 'sent',
  9: 'in-process',
  10: 'finished',
};

/**
 * Whether a refund may be asked for now, in the order of GAP-13: the first flight has left, the status is not 4 (8, 9 and 10 say which), 48 hours or
 * less are left, the fare gives nothing back or the ticket is paid in parts; then the warning at 72 hours or less.
 */
export function ruleFlightRefund(
  { statusCode, refundable, inParts, ...departure }: RefundFacts,
  now: Date,
): RefundRuling {
  if (millisecondsUntilDeparture(departure, now) <= 0) return { kind: 'blocked', reason: 'departed' };
  if (statusCode !== issuedStatus) return { kind: 'blocked', reason: blockedBy[statusCode] ?? 'status' };
  if (isWithinHoursOfDeparture(departure, refundBlockHours, now)) return { kind: 'blocked', reason: 'too-late' };
  if (!refundable) return { kind: 'blocked', reason: 'not-refundable' };
  if (inParts) return { kind: 'blocked', reason: 'in-parts' };
  return { kind: isWithinHoursOfDeparture(departure, refundWarningHours, now) ? 'warned' : 'open' };
}

/** What comes back for tickets: what they cost, the fee kept of each, and the rest. Never below zero. */
export interface RefundQuote {
  readonly fare: Money;
  readonly fee: Money;
  readonly back: Money;
}

/** The quote of one ticket: its fare and taxes less the fee, which is never more than they are. */
export function refundQuoteOf(type: AgeCategory, fares: readonly PassengerFare[], feePerTicket: Money): RefundQuote {
  const line = fares.find((fare) => fare.type === type);
  const fare = line ? line.base + line.taxes : 0;
  const fee = Math.min(fare, feePerTicket);
  return { fare, fee, back: fare - fee };
}

/** Several quotes together. */
export function sumOfRefunds(quotes: readonly RefundQuote[]): RefundQuote {
  const sum = (field: keyof RefundQuote) => quotes.reduce((total, quote) => total + quote[field], 0);
  return { fare: sum('fare'), fee: sum('fee'), back: sum('back') };
}
