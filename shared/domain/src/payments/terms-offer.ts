import { lowerParts } from './instalment-plan.ts';
import { instalmentsOffer, type InstalmentsOffer, type InstalmentsQuestion } from './instalments-offer.ts';
import type { Money } from '../money/money.ts';

/** As at the booking, with the discount that the order already has. */
export interface TermsQuestion extends InstalmentsQuestion {
  readonly discount: Money;
}

/**
 * How an order that was booked and not paid can be paid in parts instead, the first payment falling on `today` (INST-14): by the rule of the booking, with the
 * last payments lowered by the discount. A plan that would be nothing or less is left out.
 */
export function termsOffer({ discount, ...question }: TermsQuestion): InstalmentsOffer {
  const offer = instalmentsOffer(question);
  if (offer.kind === 'refused') return offer;
  const plans = offer.plans
    .filter(({ total }) => total > discount)
    .map((plan) => ({ ...plan, parts: lowerParts(plan.parts, discount), total: plan.total - discount }));
  return plans.length > 0 ? { kind: 'offered', plans } : { kind: 'refused', reason: 'no-terms' };
}
