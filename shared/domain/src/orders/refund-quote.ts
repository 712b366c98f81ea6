import type { Money } from '../money/money.ts';
import { totalOfFares, type PassengerFare } from '../flights/price-per-person.ts';
import type { AgeCategory } from '../people/traveller-mix.ts';

/** What the quote of a refund reads of an order. */
export interface RefundBasis {
  /** What the tickets cost, as agreed. */
  readonly fares: readonly PassengerFare[];
  /** The customer's money that came in for all tickets together: less than they cost where a coupon paid a part, and without any fee of ours. */
  readonly received: Money;
  /** What the airline keeps of each ticket. */
  readonly feePerTicket: Money;
}

/** What comes back for tickets, in whole tögrög, none below zero: `fare` less `fee` and `discount` is `back`. */
export interface RefundQuote {
  readonly fare: Money;
  /** Kept by the airline. */
  readonly fee: Money;
  /** What the customer never paid, because a coupon did. */
  readonly discount: Money;
  readonly back: Money;
}

/**
 * The quote of the chosen tickets, one type for each. The money received is spread over all tickets by what they cost, rounded down: a ticket refunds
 * at most its share, so whatever is chosen, at once or one after another, no more comes back than what came in less the shares of the tickets that are
 * kept (MNY-10).
 */
export function quoteRefund(chosen: readonly AgeCategory[], basis: RefundBasis): RefundQuote {
  const quotes = chosen.map((type) => quoteTicket(type, basis));
  const sum = (part: keyof RefundQuote) => quotes.reduce((total, quote) => total + quote[part], 0);
  return { fare: sum('fare'), fee: sum('fee'), discount: sum('discount'), back: sum('back') };
}

function quoteTicket(type: AgeCategory, { fares, received, feePerTicket }: RefundBasis): RefundQuote {
  const line = fares.find((one) => one.type === type);
  const fare = line ? line.base + line.taxes : 0;
  const share = Math.min(fare, shareOf(received, fare, totalOfFares(fares)));
  const fee = Math.min(fare, feePerTicket);
  const back = Math.max(0, share - fee);
  return { fare, fee, discount: fare - fee - back, back };
}

/** `part` of `whole` of an amount, rounded down; exact for any amounts, whose product a number could not hold. */
function shareOf(amount: Money, part: Money, whole: Money): Money {
  if (whole <= 0) return 0;
  return Number((BigInt(Math.max(0, amount)) * BigInt(part)) / BigInt(whole));
}
