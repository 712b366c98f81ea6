import type { LocalDate } from '../calendar/index.ts';
import { ruleFullRefund, type FullRefund, type FullRefundFacts } from '../orders/full-refund.ts';

/** What the rule reads of an order of a cover. Days are those where the customers are. */
export interface CoverReturnFacts extends Omit<FullRefundFacts, 'kept'> {
  /** The first day of the cover: it begins when that day does. */
  readonly startDate: LocalDate;
  /** The last day of the time to think again; that day still counts. */
  readonly coolingOffUntil: LocalDate;
}

/** Whether a cover can be given up on this day: nothing of the premium is kept while the time to think again lasts and the cover has not begun; afterwards it is not given up. */
export function ruleCoverReturn(
  { startDate, coolingOffUntil, ...facts }: CoverReturnFacts,
  today: LocalDate,
): FullRefund {
  const ruling = ruleFullRefund({ ...facts, kept: today >= startDate ? null : 0 });
  return ruling.kind === 'refund' && today > coolingOffUntil ? { kind: 'blocked', reason: 'cooling-off' } : ruling;
}
