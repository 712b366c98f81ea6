import type { Money } from '../money/money.ts';
import type { RefundQuote } from './refund-quote.ts';

/** What the rule reads of an order whose goods are refunded in full. `price` is that of the goods; `received` the customer's money for them, less than the price where a coupon paid a part, and without any fee of ours. */
export interface FullRefundFacts {
  readonly statusCode: number;
  readonly price: Money;
  readonly received: Money;
  /** What is kept of the price by anyone who made the goods, at this moment; null once they have begun and nothing is taken back. */
  readonly kept: Money | null;
  /** Money is still owed for it: people set that off. */
  readonly unpaidParts: boolean;
  /** A lender has paid for it: its money goes back by people. */
  readonly loan: boolean;
}

/** Why an order is not refunded now. */
export const refundBlocks = [
  'begun',
  'cooling-off',
  'sent',
  'in-process',
  'finished',
  'status',
  'unpaid-parts',
  'loan',
  'nothing-back',
] as const;
export type RefundBlock = (typeof refundBlocks)[number];

/** Whether the goods of an order can be refunded in full now: so much comes back, or why not. */
export type FullRefund =
  | { readonly kind: 'refund'; readonly quote: RefundQuote }
  | { readonly kind: 'blocked'; readonly reason: RefundBlock };

const blockedBy: Readonly<Record<number, 'sent' | 'in-process' | 'finished'>> = {
  8: 'sent',
  9: 'in-process',
  10: 'finished',
};

/** The one rule by which the screen offers it and the provider decides. Goods that are not there yet, or have begun to be used, are not refunded. */
export function ruleFullRefund({ statusCode, kept, unpaidParts, loan, ...money }: FullRefundFacts): FullRefund {
  const blocked = (reason: RefundBlock) => ({ kind: 'blocked', reason }) as const;
  if (statusCode !== 4) return blocked(blockedBy[statusCode] ?? 'status');
  if (kept === null) return blocked('begun');
  if (unpaidParts) return blocked('unpaid-parts');
  if (loan) return blocked('loan');
  const quote = quoteFullRefund(money, kept);
  return quote.back > 0 ? { kind: 'refund', quote } : blocked('nothing-back');
}

/** The price less what is kept of it and what the customer never paid, none below zero: never more comes back than came in (MNY-10). */
export function quoteFullRefund(
  { price, received }: Pick<FullRefundFacts, 'price' | 'received'>,
  kept: Money,
): RefundQuote {
  const fee = Math.min(price, kept);
  const back = Math.max(0, Math.min(received, price) - fee);
  return { fare: price, fee, discount: price - fee - back, back };
}
