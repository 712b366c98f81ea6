import { instalmentsOffer, type InstalmentPlan, type InstalmentsQuestion } from '@aylal/domain/payments';
import type { FlightJourney } from '@aylal/contracts/flights';

/** `once`: the whole is paid at one time; `parts`: by this plan; `refuse`: the plan that was asked for is not to be had. */
export type InstalmentsDecision =
  | { readonly kind: 'once' }
  | { readonly kind: 'parts'; readonly plan: InstalmentPlan }
  | { readonly kind: 'refuse' };

/** How something is paid, by the same rule by which the screen offers it (PAY-02, GAP-14); amounts and days are the provider's own (AUT-2). */
export function decideInstalments(
  question: InstalmentsQuestion,
  wanted: Pick<FlightJourney, 'partial_payment' | 'partial_payment_type'>,
): InstalmentsDecision {
  if (!wanted.partial_payment) return { kind: 'once' };
  const offer = instalmentsOffer(question);
  const plans = offer.kind === 'offered' ? offer.plans : [];
  const plan = plans.find(({ key }) => key === wanted.partial_payment_type);
  return plan ? { kind: 'parts', plan } : { kind: 'refuse' };
}
