import { cancellationTimeline, type CancellationEntry } from './hotel-cancellation.ts';
import type { Money } from './money.ts';
import type { RefundQuote } from './refund-quote.ts';

/** What the rule reads of a hotel order. `price` is that of the rooms; `received` the customer's money for them, less than the price where a coupon paid a part, and without any fee of ours. */
export interface HotelReturnFacts {
  readonly statusCode: number;
  /** When the stay begins. */
  readonly check_in_at: string;
  readonly cancellation: readonly CancellationEntry[];
  readonly price: Money;
  readonly received: Money;
  /** Money is still owed for it: people set that off. */
  readonly unpaidParts: boolean;
  /** A lender has paid for it: its money goes back by people. */
  readonly loan: boolean;
}

/**
 * What can be done with a hotel order now. `cancel-order`: it waits for its money and is simply dropped. `refund`: so much comes back. `cancel-booking`: the room can
 * be given up, and nothing comes back. `blocked`: neither, and why.
 */
export type HotelReturn =
  | { readonly kind: 'cancel-order' }
  | { readonly kind: 'refund'; readonly quote: RefundQuote }
  | { readonly kind: 'cancel-booking' }
  | {
      readonly kind: 'blocked';
      readonly reason: 'arrived' | 'sent' | 'in-process' | 'finished' | 'status' | 'unpaid-parts' | 'loan';
    };

const blockedBy: Readonly<Record<number, 'sent' | 'in-process' | 'finished'>> = {
  8: 'sent',
  9: 'in-process',
  10: 'finished',
};

/** What comes back when: the one rule by which the screen offers it and the provider decides. From the beginning of the stay on nothing is taken back. */
export function ruleHotelReturn(facts: HotelReturnFacts, now: Date): HotelReturn {
  if (facts.statusCode === 1) return { kind: 'cancel-order' };
  if (facts.statusCode !== 4) return { kind: 'blocked', reason: blockedBy[facts.statusCode] ?? 'status' };
  if (Date.parse(facts.check_in_at) <= now.getTime()) return { kind: 'blocked', reason: 'arrived' };
  if (facts.unpaidParts) return { kind: 'blocked', reason: 'unpaid-parts' };
  if (facts.loan) return { kind: 'blocked', reason: 'loan' };
  const quote = quoteHotelRefund(facts, now);
  return quote.back > 0 ? { kind: 'refund', quote } : { kind: 'cancel-booking' };
}

/** The price less what the terms keep at this moment and what the customer never paid, none below zero. */
export function quoteHotelRefund(
  { cancellation, price, received }: Pick<HotelReturnFacts, 'cancellation' | 'price' | 'received'>,
  now: Date,
): RefundQuote {
  const kept = cancellationTimeline(cancellation, price, now)[0]?.amount ?? price;
  const fee = Math.min(price, kept);
  const back = Math.max(0, Math.min(received, price) - fee);
  return { fare: price, fee, discount: price - fee - back, back };
}
