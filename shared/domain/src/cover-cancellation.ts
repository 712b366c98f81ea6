import type { LocalDate } from './local-date.ts';
import type { Money } from './money.ts';
import type { RefundQuote } from './refund-quote.ts';

/** What decides whether a cover can be given up. Days are those where the customers are. */
export interface CoverCancellationFacts {
  readonly statusCode: number;
  /** The first day of the cover: it begins when that day does. */
  readonly startDate: LocalDate;
  /** The last day of the time to think again; that day still counts. */
  readonly coolingOffUntil: LocalDate;
}

/** Why a cover cannot be given up on this day; undefined when it can. */
export function coverCancelBlock(
  { statusCode, startDate, coolingOffUntil }: CoverCancellationFacts,
  today: LocalDate,
): 'status' | 'sent' | 'begun' | 'too-late' | undefined {
  if (statusCode >= 8 && statusCode <= 10) return 'sent';
  if (statusCode !== 4) return 'status';
  if (today >= startDate) return 'begun';
  return today > coolingOffUntil ? 'too-late' : undefined;
}

/** What comes back for a cover that is given up in time: the whole premium, as far as the customer paid it. What a coupon paid is `discount`; nobody keeps a fee. */
export function quoteCoverCancellation(premium: Money, received: Money): RefundQuote {
  const back = Math.max(0, Math.min(premium, received));
  return { fare: premium, fee: 0, discount: premium - back, back };
}
