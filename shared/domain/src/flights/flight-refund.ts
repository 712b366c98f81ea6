import { isWithinHoursOfDeparture, millisecondsUntilDeparture, type PlannedDeparture } from './departure-window.ts';
import { issuedStatus } from './flight-change.ts';

/** From this many hours before departure on, inclusive, no refund is taken (REFUND-02). */
export const refundBlockHours = 48;
/** From this many hours before departure on, inclusive, a refund is taken with a warning (REFUND-08). */
export const refundWarningHours = 72;

/** What the rule of a refund reads of an order; `departure_at` is the first flight's. */
export interface RefundFacts extends PlannedDeparture {
  readonly statusCode: number;
  readonly refundable: boolean;
  /** Money is still owed for it, because it is paid in parts: such a ticket is refunded by people. */
  readonly unpaidParts: boolean;
  /** Whether a lender has paid for it, and whether its loan can still be cancelled (INST-24, INST-25): its money goes back by people. */
  readonly loan: 'none' | 'open' | 'over';
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
        | 'unpaid-parts'
        | 'loan'
        | 'loan-over';
    };

const blockedBy: Readonly<Record<number, 'sent' | 'in-process' | 'finished'>> = {
  8: 'sent',
  9: 'in-process',
  10: 'finished',
};

/**
 * Whether a refund may be asked for now, in the order of GAP-13: the first flight has left, the status is not 4 (8, 9 and 10 say which), 48 hours or
 * less are left, the fare gives nothing back, parts of it are not paid yet or a lender has paid for it; then the warning at 72 hours or less.
 */
export function ruleFlightRefund(
  { statusCode, refundable, unpaidParts, loan, ...departure }: RefundFacts,
  now: Date,
): RefundRuling {
  if (millisecondsUntilDeparture(departure, now) <= 0) return { kind: 'blocked', reason: 'departed' };
  if (statusCode !== issuedStatus) return { kind: 'blocked', reason: blockedBy[statusCode] ?? 'status' };
  if (isWithinHoursOfDeparture(departure, refundBlockHours, now)) return { kind: 'blocked', reason: 'too-late' };
  if (!refundable) return { kind: 'blocked', reason: 'not-refundable' };
  if (unpaidParts) return { kind: 'blocked', reason: 'unpaid-parts' };
  if (loan !== 'none') return { kind: 'blocked', reason: loan === 'open' ? 'loan' : 'loan-over' };
  return { kind: isWithinHoursOfDeparture(departure, refundWarningHours, now) ? 'warned' : 'open' };
}

/** The tickets of refunds that are under way or paid; one that was refused leaves its tickets as they were. No ticket is paid back twice. */
export function ticketsGivenBack(
  refunds: readonly { readonly state: string; readonly tickets: readonly string[] }[],
): ReadonlySet<string> {
  return new Set(refunds.filter(({ state }) => state !== 'refused').flatMap(({ tickets }) => tickets));
}
