import type { Money } from '../money/money.ts';
import type { RefundQuote } from '../orders/refund-quote.ts';
import { hoursMs } from '../calendar/index.ts';

const HOUR_MS = hoursMs(1);

/**
 * What a bus ticket refunds by the time before departure (GAP-32), the earliest first: `percent` of its price for who asks `before` so many milliseconds,
 * or exactly so many where `inclusive`. Later than the last, and after departure, nothing is refunded.
 */
export const busRefundSteps = [
  { percent: 100, before: 24 * HOUR_MS, inclusive: false },
  { percent: 90, before: 2 * HOUR_MS, inclusive: true },
  { percent: 80, before: HOUR_MS / 2, inclusive: true },
] as const;

/** How much of the price comes back for a ticket that is refunded at `now`; both are milliseconds. */
export function busRefundPercent(departsAt: number, now: number): 100 | 90 | 80 | 0 {
  const left = departsAt - now;
  return busRefundSteps.find(({ before, inclusive }) => (inclusive ? left >= before : left > before))?.percent ?? 0;
}

/** The same in whole tögrög, rounded down. */
export function busRefund(price: Money, departsAt: number, now: number): Money {
  return Math.floor((price * busRefundPercent(departsAt, now)) / 100);
}

/** What the refund of bus tickets reads of an order. */
export interface BusRefundBasis {
  /** What each ticket of the order costs. */
  readonly prices: readonly Money[];
  /** The customer's money that came in for all of them: less than they cost where a coupon paid a part. */
  readonly received: Money;
  /** Milliseconds. */
  readonly departsAt: number;
  /** The bus does not go: everything comes back, whenever it is asked for. */
  readonly departureCancelled: boolean;
}

/**
 * What comes back for tickets of these prices at `now`, in milliseconds. The money received is spread over all tickets by what they cost, and each refunds its percent of that share, rounded down:
 * together never more than came in (MNY-10).
 */
export function quoteBusRefund(chosen: readonly Money[], basis: BusRefundBasis, now: number): RefundQuote {
  const whole = basis.prices.reduce((sum, price) => sum + price, 0);
  const percent = basis.departureCancelled ? 100 : busRefundPercent(basis.departsAt, now);
  const quotes = chosen.map((fare) => {
    const share = whole > 0 ? Math.min(fare, Math.floor((basis.received * fare) / whole)) : 0;
    const fee = fare - Math.floor((fare * percent) / 100);
    const back = Math.floor((share * percent) / 100);
    return { fare, fee, discount: fare - fee - back, back };
  });
  const sum = (part: keyof RefundQuote) => quotes.reduce((total, quote) => total + quote[part], 0);
  return { fare: sum('fare'), fee: sum('fee'), discount: sum('discount'), back: sum('back') };
}

/** Why tickets of a bus cannot be refunded now; undefined when they can. What gives nothing back is left to people. */
export function busRefundBlock(
  { statusCode, departsAt, departureCancelled }: BusRefundFacts,
  now: number,
): 'status' | 'sent' | 'too-late' | undefined {
  if (statusCode === 8 || statusCode === 9) return 'sent';
  if (statusCode !== 4) return 'status';
  return !departureCancelled && busRefundPercent(departsAt, now) === 0 ? 'too-late' : undefined;
}

/** What decides whether tickets of an order can be refunded. */
export interface BusRefundFacts extends Pick<BusRefundBasis, 'departsAt' | 'departureCancelled'> {
  readonly statusCode: number;
}
