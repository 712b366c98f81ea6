import { cancellationTimeline, type CancellationEntry } from './hotel-cancellation.ts';
import type { Money } from '../money/money.ts';
import type { RefundQuote } from '../orders/refund-quote.ts';
import { ruleFullRefund, type RefundBlock } from '../orders/full-refund.ts';

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
  | { readonly kind: 'blocked'; readonly reason: Exclude<RefundBlock, 'nothing-back'> };

/** What comes back when: the one rule by which the screen offers it and the provider decides. From the beginning of the stay on nothing is taken back. */
export function ruleHotelReturn(facts: HotelReturnFacts, now: Date): HotelReturn {
  if (facts.statusCode === 1) return { kind: 'cancel-order' };
  const begun = Date.parse(facts.check_in_at) <= now.getTime();
  const ruling = ruleFullRefund({ ...facts, kept: begun ? null : retainedOf(facts, now) });
  if (ruling.kind === 'refund') return ruling;
  return ruling.reason === 'nothing-back' ? { kind: 'cancel-booking' } : { kind: 'blocked', reason: ruling.reason };
}

/** What the hotel keeps of the price by its terms at this moment. */
function retainedOf({ cancellation, price }: Pick<HotelReturnFacts, 'cancellation' | 'price'>, now: Date): Money {
  return cancellationTimeline(cancellation, price, now)[0]?.amount ?? price;
}
